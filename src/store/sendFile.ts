import { garbled, isApiError, networkError, type ApiError } from '@/store/ApiError'
import { apiUrl } from './apiUrl'
import { clientHeaders } from './clientHeaders'

/** Enough for 8 MB on a slow mobile network. */
const timeoutMilliseconds = 120_000

/**
 * Posts a file's bytes and returns the answer's data or the failure. `onPercent` gets the sent share from 0 to 100;
 * only XMLHttpRequest reports it.
 */
export function sendFile(
  path: string,
  file: Blob,
  onPercent: (percent: number) => void,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ data: unknown } | { error: ApiError }> {
  return new Promise(resolve => {
    const request = new XMLHttpRequest()
    request.open('POST', apiUrl(path))
    request.withCredentials = true
    request.timeout = timeoutMilliseconds
    for (const [name, value] of Object.entries({ ...clientHeaders(), ...headers }))
      request.setRequestHeader(name, value)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onPercent(Math.floor((loaded / total) * 100))
    }
    request.onload = () => resolve(readAnswer(request.status, request.responseText))
    request.onerror = request.ontimeout = request.onabort = () => resolve({ error: networkError })
    request.send(file)
  })
}

function readAnswer(status: number, text: string): { data: unknown } | { error: ApiError } {
  try {
    const answer: unknown = { ...(JSON.parse(text) as object), status }
    if (isApiError(answer)) return { error: answer }
    if (status === 200 && typeof answer === 'object' && answer && 'data' in answer)
      return { data: answer.data }
    return { error: garbled(status) }
  } catch {
    return { error: garbled(status) }
  }
}
