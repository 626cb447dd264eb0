import type { AccessKey, AccessKeyRequest, FreshAccessKey } from '@/domain/accessKey'
import type { ApiError } from '@/store/ApiError'
import { baseApi } from './baseApi'
import type { SecretTicket } from '@/store/secrets'
import type { ThunkExtra } from '@/store/services'
import { unwrap } from '@/store/unwrap'

/** A new key, with a ticket instead of its text: the store keeps answers but must not hold secrets. */
export interface IssuedKey extends AccessKey {
  key: SecretTicket
}

type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError }

async function holdText(sent: PromiseLike<Answer> | Answer, extra: unknown) {
  const { data, error } = await sent
  if (error) return { error }
  const { key, ...rest } = unwrap(data as { data: FreshAccessKey })
  return { data: { ...rest, key: (extra as ThunkExtra).secrets.hold(key) } }
}

const keyUrl = (keyId: string) => `keys/${encodeURIComponent(keyId)}`

export const keysApi = baseApi.enhanceEndpoints({ addTagTypes: ['AccessKey'] }).injectEndpoints({
  endpoints: build => ({
    listKeys: build.query<AccessKey[], void>({
      query: () => ({ url: 'keys' }),
      transformResponse: unwrap<AccessKey[]>,
      providesTags: ['AccessKey'],
    }),
    createKey: build.mutation<IssuedKey, AccessKeyRequest>({
      queryFn: (body, { extra }, _options, send) =>
        holdText(send({ url: 'keys', method: 'POST', body }), extra),
      invalidatesTags: ['AccessKey'],
    }),
    /** Gives the key a new text. The old text stops working at once. */
    rotateKey: build.mutation<IssuedKey, string>({
      queryFn: (keyId, { extra }, _options, send) =>
        holdText(send({ url: `${keyUrl(keyId)}/rotate`, method: 'POST', body: {} }), extra),
      invalidatesTags: ['AccessKey'],
    }),
    deleteKey: build.mutation<unknown, string>({
      query: keyId => ({ url: keyUrl(keyId), method: 'DELETE' }),
      // A missing key means that the list is stale too.
      invalidatesTags: ['AccessKey'],
    }),
  }),
})
