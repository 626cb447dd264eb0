import { exportFileName, type ExportFile } from '@/domain/exportKind'
import { fetchFile, type FileResult } from './fetchFile'

export const fetchExport = (salonId: string, wanted: ExportFile): Promise<FileResult> =>
  fetchFile(
    `salons/${encodeURIComponent(salonId)}/exports/${exportFileName(wanted)}`,
    `kursi-${exportFileName(wanted)}`,
  )
