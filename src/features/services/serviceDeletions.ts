import { baseApi } from '@/api/baseApi'
import type { servicesApi } from '@/api/servicesApi'
import { deletionsOf } from '@/store/deletionsOf'
import { servicesSlice } from './servicesSlice'

/** The services page injects the endpoint when it loads, so the first page does not contain it. */
const calls = () => (baseApi as typeof servicesApi).endpoints

export const serviceDeletions = deletionsOf(servicesSlice, (dispatch, { salonId, id }) =>
  dispatch(calls().deleteService.initiate({ salonId, serviceId: id }, { track: false })),
)
