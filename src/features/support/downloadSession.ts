import { saveFile } from '@/ui/saveFile'
import type { AppThunk } from '@/store/AppThunk'
import { sessionRequested, sessionNotMade, sessionSaved } from './supportSlice'

const nameFor = (now: number) =>
  `kursi-session-${new Date(now).toISOString().slice(0, 16).replace(/\D/g, '')}.json`

/** Makes the session file and downloads it. */
export const downloadSession =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { sessionFile, now }) => {
    // Before the request is told: the file ends with what happened before it.
    const file = sessionFile()
    dispatch(sessionRequested())
    try {
      const text = await file
      saveFile(new Blob([text], { type: 'application/json' }), nameFor(now()))
      dispatch(sessionSaved())
    } catch {
      // The code that makes the file is lazy and needs the network.
      dispatch(sessionNotMade())
    }
  }
