import { servicesApi } from '@/api/servicesApi'
import { saveOrder } from '@/store/orders'
import { servicesSlice } from './servicesSlice'

const { orderServices: call } = servicesApi.endpoints

export const orderServices = (salonId: string, sectionId: string, serviceIds: string[]) =>
  saveOrder(servicesSlice, serviceIds, call.initiate({ salonId, sectionId, serviceIds }, { track: false }))
