import { fetchBaseQuery, retry, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query'
import { garbled, isOffline, networkError, type ApiError } from '@/store/ApiError'
import { clockCorrected } from '@/store/clockSlice'
import { redeemAll } from '@/store/secrets'
import { cachedAtOf } from '@/store/cachedAt'
import { isClockWrong } from '@/store/serverClock'
import type { Instant } from '@/domain/zonedTime'
import type { ThunkExtra } from '@/store/services'

export interface CallArgs extends FetchArgs {
  /** The server executes a write with the same key only once. */
  idempotencyKey?: string
  /** The version that a write starts from. The server refuses a stale write (412). */
  etag?: string | undefined
}

/** What the end of a call says of it besides its answer. */
export interface CallMeta {
  method: string
  /** Of HTTP; 0 without an answer. */
  status: number
  /** Of when the cached answer is that came instead of the server's. */
  cachedAt?: Instant
}

const timeoutMilliseconds = 15_000

/** Only a browser completes a path to an address. */
const origin = import.meta.env.SSR ? 'http://localhost' : ''

const sendBy = (fetchFn: typeof fetch | undefined) =>
  fetchBaseQuery({
    baseUrl: import.meta.env.VITE_API_URL ?? `${origin}/api`,
    credentials: 'include',
    timeout: timeoutMilliseconds,
    responseHandler: 'text',
    validateStatus: () => true,
    fetchFn,
    prepareHeaders: headers => {
      headers.set('x-api-key', import.meta.env.VITE_API_KEY ?? 'kursi-demo')
      headers.set('accept', 'application/json')
      headers.set('content-type', 'application/json')
      if (!import.meta.env.SSR) headers.set('accept-language', document.documentElement.lang)
    },
  })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isTextRecord = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every(text => typeof text === 'string')

function toError(status: number, body: unknown): ApiError {
  if (!isObject(body)) return garbled(status)
  const { message, code, fields, data } = body
  return {
    success: false,
    status,
    message: typeof message === 'string' ? message : 'Unknown error',
    ...(typeof code === 'string' && { code }),
    ...(isTextRecord(fields) && { fields }),
    ...(data !== undefined && { data }),
  }
}

/**
 * One call: JSON out, JSON in, with the idempotency key, the session cookie and a time limit. Any failure (no answer,
 * a status other than 200, no JSON, `success: false`) becomes an `ApiError`.
 */
const call: BaseQueryFn<CallArgs, unknown, ApiError, object, CallMeta> = async (args, api, extraOptions) => {
  const { idempotencyKey, etag, headers, ...rest } = args
  const body: unknown = args.body
  const { secrets, fetch, now } = api.extra as ThunkExtra
  const sentAt = performance.now()
  const result = await sendBy(fetch)(
    {
      ...rest,
      ...(isObject(body) && { body: redeemAll(body, secrets) }),
      headers: {
        ...(headers as Record<string, string>),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(etag && { 'if-match': etag }),
      },
    },
    api,
    extraOptions,
  )
  const response = result.meta?.response
  // Without a date it is no number, and the clock stays.
  const ahead = now() - Date.parse(response?.headers.get('date') ?? '')
  if (isClockWrong(ahead, performance.now() - sentAt)) api.dispatch(clockCorrected(ahead))
  const status = response?.status ?? 0
  const cachedAt = response && cachedAtOf(response.headers)
  const meta = { method: rest.method ?? 'GET', status, ...(cachedAt !== undefined && { cachedAt }) }
  if (result.error) return { error: networkError, meta }
  const answer = parse(result.data as string)
  if (status !== 200) {
    // Seconds; 0 where the answer has none.
    const wait = Number(response?.headers.get('retry-after'))
    return { error: { ...toError(status, answer), ...(wait > 0 && { until: now() + wait * 1000 }) }, meta }
  }
  if (!isObject(answer)) return { error: garbled(status), meta }
  if (answer['success'] === false) return { error: toError(status, answer), meta }
  return { data: answer, meta }
}

const isPassing = (error: ApiError) => isOffline(error) || (error.status >= 502 && error.status <= 504)

/** Reads are tried once more when the network or a gateway fails. Writes are never repeated automatically. */
export const baseQuery = retry(call, {
  retryCondition: (error, args, { attempt }) =>
    attempt <= 1 && (args as CallArgs).method === undefined && isPassing(error as ApiError),
}) as typeof call
