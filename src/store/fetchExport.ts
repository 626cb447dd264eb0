import { exportFileName, type ExportFile } from '@/domain/exportKind'
import { garbled, networkError, type ApiError } from '@/store/ApiError'
import { apiUrl } from './apiUrl'
import { clientHeaders } from './clientHeaders'

export interface ExportedFile {
  blob: Blob
  name: string
}

export async function fetchExport(
  salonId: string,
  wanted: ExportFile,
): Promise<{ file: ExportedFile; error?: undefined } | { file?: undefined; error: ApiError }> {
  try {
    const answer = await fetch(
      apiUrl(`salons/${encodeURIComponent(salonId)}/exports/${exportFileName(wanted)}`),
      {
        credentials: 'include',
        headers: clientHeaders(),
      },
    )
    if (answer.status !== 200) return { error: garbled(answer.status) }
    const named = /filename="([\w.-]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
    return { file: { blob: await answer.blob(), name: named ?? `kursi-${exportFileName(wanted)}` } }
  } catch {
    return { error: networkError }
  }
}
