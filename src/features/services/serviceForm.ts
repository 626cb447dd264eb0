import type { Versioned } from '@/domain/edit'
import { currencyWords, defaultServiceMinutes, type Currency } from '@/domain/money'
import type { Service } from '@/domain/salon'
import { serviceSchema, type ServiceRequest } from '@/domain/serviceRequests'

/** Numbers as they are typed: a wrong one stays in its box, so that it can be put right. */
export interface ServiceForm {
  name: string
  nameAr: string
  cost: string
  currency: Currency
  time: string
}

/** The section is not asked for: it is the one whose list is open. */
export const serviceFormSchema = serviceSchema.omit(['sectionId'])

export const serviceForm = (service: ServiceRequest | undefined): ServiceForm => ({
  name: service?.name ?? '',
  nameAr: service?.nameAr ?? '',
  cost: service ? String(service.cost) : '',
  currency: service?.currency ?? currencyWords.Dollar,
  time: String(service?.time ?? defaultServiceMinutes),
})

export const requestOf = ({ id: _id, ...request }: Service): Versioned<ServiceRequest> => request
