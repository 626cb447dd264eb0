import { saveFile } from '@/ui/saveFile'
import type { AppThunk } from '@/store/AppThunk'
import { sessionRequested, sessionNotMade, sessionSaved } from './supportSlice'

const nameFor = (now: number) =>
  `kursi-session-${new Date(now).toISOString().slice(0, 16).replace(/\D/g, '')}.json`

/** Makes the file of this visit and hands it to the browser to keep. */
export const downloadSession =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { sessionFile, now }) => {
    dispatch(sessionRequested())
    try {
      const text = await sessionFile()
      saveFile(new Blob([text], { type: 'application/json' }), nameFor(now()))
      dispatch(sessionSaved())
    } catch {
      // The code for it comes from the network, like a page's.
      dispatch(sessionNotMade())
    }
  }
