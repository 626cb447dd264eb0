import type { Salon, Service } from '@/domain/salon'
import type { ServiceRequest } from '@/domain/serviceRequests'
import { baseApi } from './baseApi'
import { showAtOnce, showWhenSaved, sortByIds } from './mySalon'
import type { Stranded } from './sectionsApi'
import { unwrap } from '@/store/unwrap'

interface OfSalon {
  salonId: string
}

interface OfService extends OfSalon {
  serviceId: string
}

const servicesUrl = (salonId: string) => `salons/${encodeURIComponent(salonId)}/services`
const serviceUrl = ({ salonId, serviceId }: OfService) =>
  `${servicesUrl(salonId)}/${encodeURIComponent(serviceId)}`

const putInSection = (service: Service) => (salon: Salon) => {
  for (const { id, services } of salon.sections) {
    const index = services.findIndex(one => one.id === service.id)
    if (id === service.sectionId) {
      if (index === -1) services.push(service)
      else services[index] = service
    } else if (index !== -1) services.splice(index, 1)
  }
}

const remove = (serviceId: string) => (salon: Salon) => {
  for (const section of salon.sections)
    section.services = section.services.filter(({ id }) => id !== serviceId)
}

export const servicesApi = baseApi.injectEndpoints({
  endpoints: build => ({
    createService: build.mutation<Service, ServiceRequest & OfSalon & { idempotencyKey: string }>({
      query: ({ salonId, idempotencyKey, ...body }) => ({
        url: servicesUrl(salonId),
        method: 'POST',
        body,
        idempotencyKey,
      }),
      transformResponse: unwrap<Service>,
      onQueryStarted: showWhenSaved(putInSection),
      invalidatesTags: ['Salon', 'Slots'],
    }),
    updateService: build.mutation<Service, ServiceRequest & OfService & { etag: string | undefined }>({
      query: ({ salonId, serviceId, etag, ...body }) => ({
        url: serviceUrl({ salonId, serviceId }),
        method: 'PUT',
        body,
        etag,
      }),
      transformResponse: unwrap<Service>,
      onQueryStarted: showWhenSaved(putInSection),
      invalidatesTags: ['Salon', 'Slots'],
    }),
    /** Lists the appointments that the deletion would leave behind; deletes nothing. */
    previewServiceDeletion: build.query<Stranded, OfService>({
      query: args => ({ url: serviceUrl(args), method: 'DELETE', body: {}, params: { preview: 1 } }),
      transformResponse: unwrap<Stranded>,
      keepUnusedDataFor: 0,
    }),
    deleteService: build.mutation<Stranded, OfService>({
      query: args => ({ url: serviceUrl(args), method: 'DELETE', body: {}, keepalive: true }),
      transformResponse: unwrap<Stranded>,
      onQueryStarted: showWhenSaved((_stranded, { serviceId }) => remove(serviceId)),
      invalidatesTags: ['Salon', 'Slots'],
    }),
    /** All service ids of the section in their new order. Shown at once, and undone when the call fails. */
    orderServices: build.mutation<unknown, OfSalon & { sectionId: string; serviceIds: string[] }>({
      query: ({ salonId, sectionId, serviceIds }) => ({
        url: `salons/${encodeURIComponent(salonId)}/sections/${encodeURIComponent(sectionId)}/services/order`,
        method: 'PUT',
        body: { serviceIds },
        keepalive: true,
      }),
      onQueryStarted: showAtOnce(({ sectionId, serviceIds }) => ({ sections }) => {
        const section = sections.find(({ id }) => id === sectionId)
        if (section) sortByIds(section.services, serviceIds)
      }),
      invalidatesTags: ['Salon'],
    }),
  }),
})
