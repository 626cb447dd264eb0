import { fetchExport, type ExportedFile } from '@/api/fetchExport'
import type { AppDispatch } from '@/api/services'
import type { ExportKind } from '@/domain/exportKind'
import {
  downloadEnded,
  downloadFailed,
  downloadStarted,
  selectDownload,
  type TakingsState,
} from './takingsSlice'

/** Fetches one of the salon's tables and hands it to the browser to keep. One at a time. */
export const downloadExport =
  (salonId: string, kind: ExportKind) =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    if (selectDownload(getState() as { takings: TakingsState })?.step === 'fetching') return
    dispatch(downloadStarted(kind))
    const { file } = await fetchExport(salonId, kind)
    if (!file) {
      dispatch(downloadFailed())
      return
    }
    keep(file)
    dispatch(downloadEnded())
  }

function keep({ blob, name }: ExportedFile): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
