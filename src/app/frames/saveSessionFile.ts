import type { AppThunk } from '@/store/AppThunk'
import { saveFile } from '@/ui/saveFile'
import { storageNoticeClosed } from './layoutSlice'

/** Saves the session, which holds what was dropped, for support. */
export const saveSessionFile =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { sessionFile }) => {
    saveFile(new Blob([await sessionFile()], { type: 'application/json' }), 'kursi-session.json')
    dispatch(storageNoticeClosed())
  }
