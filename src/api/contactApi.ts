import { fetchBaseQuery } from '@reduxjs/toolkit/query'
import type { ContactRequest } from '@/domain/contact'
import { garbled, networkError } from '@/store/ApiError'
import { baseApi } from './baseApi'

const timeoutMilliseconds = 15_000

/** For a third-party service: it gets neither our key nor our cookie, and any 2xx counts as success. */
const sendElsewhere = fetchBaseQuery({
  credentials: 'omit',
  timeout: timeoutMilliseconds,
  responseHandler: 'text',
  validateStatus: () => true,
  prepareHeaders: headers => {
    headers.set('accept', 'application/json')
    headers.set('content-type', 'application/json')
  },
})

export const contactApi = baseApi.injectEndpoints({
  endpoints: build => ({
    /** Sends to the operator's form-collection service (section 7), by default to our own API. */
    sendContactMessage: build.mutation<null, ContactRequest & { idempotencyKey: string }>({
      queryFn: async ({ idempotencyKey, ...body }, api, extraOptions, send) => {
        const elsewhere = import.meta.env.VITE_CONTACT_FORM_URL
        if (!elsewhere) {
          const { error } = await send({ url: 'contact', method: 'POST', body, idempotencyKey })
          return error ? { error } : { data: null }
        }
        const { error, meta } = await sendElsewhere(
          { url: elsewhere, method: 'POST', body },
          api,
          extraOptions,
        )
        if (error) return { error: networkError }
        const status = meta?.response?.status ?? 0
        return status >= 200 && status <= 299 ? { data: null } : { error: garbled(status) }
      },
    }),
  }),
})
