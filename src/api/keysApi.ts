import type { AccessKey, AccessKeyRequest, FreshAccessKey } from '@/domain/accessKey'
import type { ApiError } from '@/store/ApiError'
import { baseApi } from './baseApi'
import type { SecretTicket } from '@/store/secrets'
import type { ThunkExtra } from '@/store/services'
import { unwrap } from '@/store/unwrap'

/** A key just made, with a ticket in place of its text: answers stay in the store, secrets must not. */
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
    /** Another text for a key; the old one is dead at once. */
    rotateKey: build.mutation<IssuedKey, string>({
      queryFn: (keyId, { extra }, _options, send) =>
        holdText(send({ url: `${keyUrl(keyId)}/rotate`, method: 'POST', body: {} }), extra),
      invalidatesTags: ['AccessKey'],
    }),
    deleteKey: build.mutation<unknown, string>({
      query: keyId => ({ url: keyUrl(keyId), method: 'DELETE' }),
      // A key that is gone already shows that the list is old as well.
      invalidatesTags: ['AccessKey'],
    }),
  }),
})
