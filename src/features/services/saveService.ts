import { servicesApi } from '@/api/servicesApi'
import type { Versioned } from '@/domain/edit'
import type { ServiceRequest } from '@/domain/serviceRequests'
import { sendSubmission } from '@/store/sendSubmission'
import { serviceSubmission } from './serviceSubmission'

const { createService, updateService } = servicesApi.endpoints
const once = { track: false } as const

interface Save {
  salonId: string
  /** Null for a new service. */
  serviceId: string | null
  request: ServiceRequest
  base: Versioned<ServiceRequest> | undefined
}

export const saveService = ({ salonId, serviceId, request, base }: Save) =>
  sendSubmission(serviceSubmission, {
    request,
    base,
    send: (dispatch, { request, idempotencyKey, etag }) =>
      serviceId === null
        ? dispatch(createService.initiate({ salonId, idempotencyKey, ...request }, once))
        : dispatch(updateService.initiate({ salonId, serviceId, etag, ...request }, once)),
  })
