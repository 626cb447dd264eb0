import { clientsApi } from '@/api/clientsApi'
import type { ClientDetails } from '@/domain/client'
import type { Versioned } from '@/domain/edit'
import { sendSubmission } from '@/store/sendSubmission'
import { clientDetailsSubmission } from './clientSubmissions'

export const saveClientDetails = (
  appointmentId: string,
  request: ClientDetails,
  base: Versioned<ClientDetails>,
) =>
  sendSubmission(clientDetailsSubmission, {
    request,
    base,
    send: (send, { request: details, etag }) =>
      send(
        clientsApi.endpoints.updateClientDetails.initiate({ appointmentId, details, etag }, { track: false }),
      ),
  })
