import type { AppThunk } from '@/store/AppThunk'
import {
  sessionNotMade,
  sessionRequested,
  sessionShown,
  sessionUnreadable,
  type Sharing,
} from '../supportSlice'
import type { SessionContents } from './sessionContents'

/** A session file before it leaves. It stays with the page, outside the store. */
export interface SessionPreview {
  text: string
  /** Undefined when the file cannot be read here. */
  contents: SessionContents | undefined
}

async function contentsOf(text: string, now: number): Promise<SessionContents | undefined> {
  try {
    const { readContents } = await import('./sessionContents')
    return await readContents(text, now)
  } catch {
    return undefined
  }
}

/** Makes the session file, to be looked at before it leaves. */
export const previewSession =
  (purpose: Sharing['purpose']): AppThunk<Promise<SessionPreview | undefined>> =>
  async (dispatch, _getState, { sessionFile, now }) => {
    // Before the request is dispatched: the file ends with what happened before it.
    const file = sessionFile()
    dispatch(sessionRequested(purpose))
    try {
      const text = await file
      const contents = await contentsOf(text, now())
      dispatch(contents ? sessionShown() : sessionUnreadable())
      return { text, contents }
    } catch {
      // The code that makes the file is lazy and needs the network.
      dispatch(sessionNotMade())
      return undefined
    }
  }
