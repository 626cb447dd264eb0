import { baseApi } from '@/api/baseApi'
import type { servicesApi } from '@/api/servicesApi'
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

/** The services page injects the endpoint when it loads, so the first page does not contain it. */
const calls = () => (baseApi as typeof servicesApi).endpoints

export const sendServiceDeletion = (id: string) =>
  sendDeletion(id, {
    deletionsIn: serviceDeletionsIn,
    deletionSent: serviceDeletionSent,
    deletionFailed: serviceDeletionFailed,
    deletionFinished: serviceDeletionFinished,
    request: (dispatch, { salonId }) =>
      dispatch(calls().deleteService.initiate({ salonId, serviceId: id }, { track: false })),
  })
