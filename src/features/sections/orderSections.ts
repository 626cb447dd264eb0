import { sectionsApi } from '@/api/sectionsApi'
import { saveOrder } from '@/store/orders'
import { sectionsSlice } from './sectionsSlice'

const { orderSections: call } = sectionsApi.endpoints

export const orderSections = (salonId: string, sectionIds: string[]) =>
  saveOrder(sectionsSlice, sectionIds, call.initiate({ salonId, sectionIds }, { track: false }))
