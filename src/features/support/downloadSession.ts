import type { AppDispatch, ThunkExtra } from '@/store/services'
import { saveFile } from '@/ui/saveFile'
import { sessionRequested, sessionNotMade, sessionSaved } from './supportSlice'

const nameFor = (now: number) =>
  `kursi-session-${new Date(now).toISOString().slice(0, 16).replace(/\D/g, '')}.json`

/** Makes the file of this visit and hands it to the browser to keep. */
export const downloadSession =
  () =>
  async (dispatch: AppDispatch, _getState: unknown, { sessionFile, now }: ThunkExtra): Promise<void> => {
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
