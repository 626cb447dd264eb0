import type { ApiError } from '@/api/ApiError'
import type { AppDispatch, ClientServices } from '@/api/services'
import { servicesApi } from '@/api/servicesApi'
import { outcomeOf } from '@/api/submit'
import type { Service } from '@/domain/salon'
import type { ServiceRequest } from '@/domain/serviceRequests'
import {
  selectServiceDialog,
  serviceRefused,
  serviceSaved,
  serviceSubmitted,
  type ServicesState,
} from './servicesSlice'

const { createService, updateService } = servicesApi.endpoints

/** Saves the dialog's service and resolves with what was wrong, if anything. The same form sent again is the same service. */
export const saveService =
  (salonId: string, form: Omit<ServiceRequest, 'sectionId'>, base: ServiceRequest | undefined) =>
  async (
    dispatch: AppDispatch,
    getState: () => unknown,
    { newKey }: ClientServices,
  ): Promise<ApiError | undefined> => {
    const dialog = selectServiceDialog(getState() as { services: ServicesState })
    if (!dialog || dialog.step === 'saving') return undefined
    const { sectionId, serviceId, sent } = dialog
    const request = { ...form, sectionId }
    const isRetry = sent && JSON.stringify(sent.request) === JSON.stringify(request)
    const idempotencyKey = isRetry ? sent.idempotencyKey : newKey()
    dispatch(serviceSubmitted({ request, idempotencyKey }))
    const once = { track: false } as const
    const { error } = outcomeOf<Service>(
      await (serviceId === null
        ? dispatch(createService.initiate({ salonId, idempotencyKey, ...request }, once))
        : dispatch(updateService.initiate({ salonId, serviceId, ...request, base }, once))),
    )
    dispatch(error ? serviceRefused() : serviceSaved())
    return error
  }
