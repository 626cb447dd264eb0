import { fetchExport } from '@/store/fetchExport'
import type { ExportFile } from '@/domain/exportKind'
import type { AppThunk } from '@/store/AppThunk'
import { saveFile } from '@/ui/saveFile'
import {
  downloadEnded,
  downloadFailed,
  downloadStarted,
  selectDownload,
  type TakingsState,
} from './takingsSlice'

/** Downloads one of the salon's files. Only one download runs at a time. */
export const downloadExport =
  (salonId: string, wanted: ExportFile): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (selectDownload(getState() as { takings: TakingsState })?.step === 'fetching') return
    dispatch(downloadStarted(wanted))
    const { file } = await fetchExport(salonId, wanted)
    if (!file) {
      dispatch(downloadFailed())
      return
    }
    saveFile(file.blob, file.name)
    dispatch(downloadEnded())
  }
