import { servicesApi } from '@/api/servicesApi'
import { sendDeletion } from '@/store/sendDeletion'
import {
  serviceDeletionFailed,
  serviceDeletionFinished,
  serviceDeletionSent,
  selectServiceDeletions,
  type ServicesState,
} from './servicesSlice'

export const serviceDeletionsIn = (state: unknown) =>
  selectServiceDeletions(state as { services: ServicesState })

export const sendServiceDeletion = (id: string) =>
  sendDeletion(id, {
    deletionsIn: serviceDeletionsIn,
    deletionSent: serviceDeletionSent,
    deletionFailed: serviceDeletionFailed,
    deletionFinished: serviceDeletionFinished,
    request: (dispatch, { salonId }) =>
      dispatch(servicesApi.endpoints.deleteService.initiate({ salonId, serviceId: id }, { track: false })),
  })
