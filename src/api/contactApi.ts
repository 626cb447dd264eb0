import { fetchBaseQuery } from '@reduxjs/toolkit/query'
import type { AttachedSession, MessageReceipt } from '@/domain/attachedSession'
import type { ContactRequest } from '@/domain/contact'
import { garbled, networkError } from '@/store/ApiError'
import type { FileTicket } from '@/store/heldFiles'
import type { SecretTicket } from '@/store/secrets'
import { sendFile } from '@/store/sendFile'
import type { ThunkExtra } from '@/store/services'
import { unwrap } from '@/store/unwrap'
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

/** A ticket stands for the key: the store keeps answers but must not hold secrets. */
export interface HeldReceipt extends Omit<MessageReceipt, 'attachKey'> {
  attachKey: SecretTicket
}

/** A file of megabytes is no answer for the store. */
export interface OpenedAttachment extends Omit<AttachedSession, 'file'> {
  file: FileTicket
}

/** An operator's service gives no ticket number and takes no file. */
export const takesSessions = (): boolean => !import.meta.env.VITE_CONTACT_FORM_URL

async function compressed(file: Blob): Promise<{ body: Blob; headers: Record<string, string> }> {
  if (typeof CompressionStream === 'undefined') return { body: file, headers: {} }
  const stream = file.stream().pipeThrough(new CompressionStream('gzip'))
  return { body: await new Response(stream).blob(), headers: { 'content-encoding': 'gzip' } }
}

export const contactApi = baseApi.injectEndpoints({
  endpoints: build => ({
    /** Sends to the operator's form-collection service (section 7), by default to our own API. */
    sendContactMessage: build.mutation<HeldReceipt | null, ContactRequest & { idempotencyKey: string }>({
      queryFn: async ({ idempotencyKey, ...body }, api, extraOptions, send) => {
        const elsewhere = import.meta.env.VITE_CONTACT_FORM_URL
        if (!elsewhere) {
          const { data, error } = await send({ url: 'contact', method: 'POST', body, idempotencyKey })
          if (error) return { error }
          const { ticketNumber, attachKey } = unwrap(data as { data: MessageReceipt })
          return { data: { ticketNumber, attachKey: (api.extra as ThunkExtra).secrets.hold(attachKey) } }
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
    /** Attaches a session file to the message. The same file may be sent again after an answer that got lost. */
    attachSession: build.mutation<unknown, HeldReceipt & { file: FileTicket }>({
      queryFn: async ({ ticketNumber, attachKey, file: ticket }, { extra }) => {
        const { secrets, files } = extra as ThunkExtra
        const { file, onPercent } = files.read(ticket)
        const { body, headers } = await compressed(file)
        const authorization = `Bearer ${secrets.read(attachKey)}`
        return sendFile(`contact/${ticketNumber}/session`, body, onPercent, { ...headers, authorization })
      },
    }),
    /** Opens an attached session with the key of the link in the mail to support. */
    openAttachedSession: build.mutation<OpenedAttachment, { key: SecretTicket }>({
      queryFn: async ({ key }, { extra }, _options, send) => {
        const { secrets, files } = extra as ThunkExtra
        const body = { key: secrets.read(key) }
        const { data, error } = await send({ url: 'contact/session', method: 'POST', body })
        if (error) return { error }
        const { ticketNumber, file } = unwrap(data as { data: AttachedSession })
        const held = { file: new Blob([file], { type: 'application/json' }), onPercent: () => undefined }
        return { data: { ticketNumber, file: files.hold(held) } }
      },
    }),
  }),
})
