import { servicesApi } from '@/api/servicesApi'
import type { ServiceRequest } from '@/domain/serviceRequests'
import { saveItem, type ItemEdit } from '@/store/saveItem'
import { serviceSubmission } from './serviceSubmission'

const { createService, updateService } = servicesApi.endpoints
const once = { track: false } as const

export const saveService = (salonId: string, edit: ItemEdit<ServiceRequest>) =>
  saveItem(serviceSubmission, edit, {
    create: sent => createService.initiate({ salonId, ...sent }, once),
    update: (serviceId, sent) => updateService.initiate({ salonId, serviceId, ...sent }, once),
  })
