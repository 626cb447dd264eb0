import { listenForDeletions, type StartListening } from '@/store/listenForDeletions'
import { serviceDeleted, serviceDeletionSent, serviceDeletionUndone, servicesPageLeft } from './servicesSlice'
import { serviceDeletionsIn, sendServiceDeletion } from './sendServiceDeletion'

export const startServicesListening = (startListening: StartListening): void =>
  listenForDeletions(startListening, {
    deleted: serviceDeleted,
    deletionUndone: serviceDeletionUndone,
    deletionSent: serviceDeletionSent,
    pageLeft: servicesPageLeft,
    deletionsIn: serviceDeletionsIn,
    send: sendServiceDeletion,
  })
