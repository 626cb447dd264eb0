import { fetchExport } from '@/store/fetchExport'
import type { ExportKind } from '@/domain/exportKind'
import type { AppThunk } from '@/store/AppThunk'
import { saveFile } from '@/ui/saveFile'
import {
  downloadEnded,
  downloadFailed,
  downloadStarted,
  selectDownload,
  type TakingsState,
} from './takingsSlice'

/** Downloads one of the salon's tables as a file. Only one download runs at a time. */
export const downloadExport =
  (salonId: string, kind: ExportKind): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (selectDownload(getState() as { takings: TakingsState })?.step === 'fetching') return
    dispatch(downloadStarted(kind))
    const { file } = await fetchExport(salonId, kind)
    if (!file) {
      dispatch(downloadFailed())
      return
    }
    saveFile(file.blob, file.name)
    dispatch(downloadEnded())
  }
