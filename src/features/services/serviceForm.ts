import { lazy, mixed } from 'yup'
import type { Versioned } from '@/domain/edit'
import { currencyWords, defaultServiceMinutes, type Currency } from '@/domain/money'
import type { Service } from '@/domain/salon'
import { typedNameSchema } from '@/domain/sectionRequests'
import { costSchema, serviceSchema, type ServiceRequest } from '@/domain/serviceRequests'

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

/** The same while it is typed: a blank name or cost is no fault to be told, nothing is sent. */
export const typedServiceSchema = serviceFormSchema.shape({
  name: typedNameSchema,
  cost: lazy(cost => (isBlank(cost) ? mixed() : costSchema)),
})

/** Formik hands an empty text to a schema as undefined. */
const isBlank = (typed: unknown): boolean =>
  typed === undefined || (typeof typed === 'string' && typed.trim() === '')

export const serviceForm = (service: ServiceRequest | undefined): ServiceForm => ({
  name: service?.name ?? '',
  nameAr: service?.nameAr ?? '',
  cost: service ? String(service.cost) : '',
  currency: service?.currency ?? currencyWords.Dollar,
  time: String(service?.time ?? defaultServiceMinutes),
})

export const requestOf = ({ id: _id, ...request }: Service): Versioned<ServiceRequest> => request
