import { saveFile } from '@/ui/saveFile'
import type { AppThunk } from '@/store/AppThunk'
import { sessionSaved } from '../supportSlice'

const nameFor = (now: number) =>
  `kursi-session-${new Date(now).toISOString().slice(0, 16).replace(/\D/g, '')}.json`

const save = (text: string, now: number) =>
  saveFile(new Blob([text], { type: 'application/json' }), nameFor(now))

/** The browser saves the file that was looked at. */
export const saveSession =
  (text: string): AppThunk =>
  (dispatch, _getState, { now }) => {
    save(text, now())
    dispatch(sessionSaved())
  }

/** The browser saves the whole file. It needs nothing of the state. */
export const saveWholeSession =
  (): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { sessionFile, now }) =>
    save(await sessionFile(), now())
