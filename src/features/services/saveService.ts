import { sendSave } from '@/store/sendSave'
import type { AppDispatch } from '@/store/services'
import { servicesApi } from '@/api/servicesApi'
import type { ServiceRequest } from '@/domain/serviceRequests'
import {
  selectServiceDialog,
  serviceRefused,
  serviceSaved,
  serviceSubmitted,
  type ServicesState,
} from './servicesSlice'

const { createService, updateService } = servicesApi.endpoints

/** Saves the service of the open dialog, if it is open still. */
export const saveService =
  (salonId: string, form: Omit<ServiceRequest, 'sectionId'>, base: ServiceRequest | null) =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const dialog = selectServiceDialog(getState() as { services: ServicesState })
    if (!dialog) return
    const { sectionId, serviceId, refused } = dialog
    const request = { ...form, sectionId }
    const once = { track: false } as const
    const saving = sendSave({ id: serviceId, request, base }, refused, {
      submitted: serviceSubmitted,
      saved: serviceSaved,
      refused: serviceRefused,
      send: (send, { idempotencyKey, request, base }) =>
        serviceId === null
          ? send(createService.initiate({ salonId, idempotencyKey, ...request }, once))
          : send(updateService.initiate({ salonId, serviceId, ...request, base: base ?? undefined }, once)),
    })
    await dispatch(saving)
  }
