import { clientsApi } from '@/api/clientsApi'
import type { ClientNotes } from '@/domain/client'
import type { Versioned } from '@/domain/edit'
import { sendSubmission } from '@/store/sendSubmission'
import { clientNotesSubmission } from './clientSubmissions'

export const saveClientNotes = (appointmentId: string, request: ClientNotes, base: Versioned<ClientNotes>) =>
  sendSubmission(clientNotesSubmission, {
    request,
    base,
    send: (send, { request: { notes }, etag }) =>
      send(clientsApi.endpoints.updateClientNotes.initiate({ appointmentId, notes, etag }, { track: false })),
  })
