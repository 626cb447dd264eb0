import { garbled, networkError, type ApiError } from '@/store/ApiError'
import { apiUrl } from './apiUrl'
import { clientHeaders } from './clientHeaders'

interface FetchedFile {
  blob: Blob
  name: string
}

export type FileResult = { file: FetchedFile; error?: undefined } | { file?: undefined; error: ApiError }

/** A file of the API, under the name that the server gives it. */
export async function fetchFile(path: string, otherName: string): Promise<FileResult> {
  try {
    const answer = await fetch(apiUrl(path), { credentials: 'include', headers: clientHeaders() })
    if (answer.status !== 200) return { error: garbled(answer.status) }
    const named = /filename="([\w.-]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
    return { file: { blob: await answer.blob(), name: named ?? otherName } }
  } catch {
    return { error: networkError }
  }
}
