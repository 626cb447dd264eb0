import { lazy, mixed } from 'yup'
import { costSchema, inCurrency } from '@/domain/costSchema'
import type { Versioned } from '@/domain/edit'
import { defaultServiceMinutes, type Currency } from '@/domain/money'
import { currencyWords } from '@/domain/isoCurrencies'
import type { Service } from '@/domain/salon'
import { typedAmount } from '@/domain/typedAmount'
import { typedNameSchema } from '@/domain/sectionRequests'
import { serviceSchema, type ServiceRequest } from '@/domain/serviceRequests'
import { isBlank } from '@/domain/typedText'

/** Numbers are strings as typed: an invalid number stays in its box for correction. */
export interface ServiceForm {
  name: string
  nameAr: string
  cost: string
  currency: Currency
  time: string
  /** Blank where the salon's stands. */
  leadMinutes: string
  horizonDays: string
  /** Blank: none. */
  pauseAfterMinutes: string
  pauseMinutes: string
  cleanUpMinutes: string
  /** Of each staff member who has any. Blank: as the service. */
  staffTerms: { staffId: string; cost: string; time: string }[]
}

/** The form has no section field: the section is the one whose list is open. */
export const serviceFormSchema = serviceSchema.omit(['sectionId'])

/** While typing, a blank name or cost shows no fault. Such a form is not sent. */
export const typedServiceSchema = serviceFormSchema.shape({
  name: typedNameSchema,
  cost: mixed().when(
    'currency',
    inCurrency(currency => lazy(cost => (isBlank(cost) ? mixed() : costSchema(currency)))),
  ),
})

const costText = (cost: number | null, currency: Currency): string =>
  cost === null ? '' : typedAmount({ amount: cost, currency })

/** A new service is in the currency of most of the salon's. */
export const serviceForm = (
  service: ServiceRequest | undefined,
  usual: Currency = currencyWords.Dollar,
): ServiceForm => ({
  name: service?.name ?? '',
  nameAr: service?.nameAr ?? '',
  cost: service ? costText(service.cost, service.currency) : '',
  currency: service?.currency ?? usual,
  time: String(service?.time ?? defaultServiceMinutes),
  leadMinutes: String(service?.leadMinutes ?? ''),
  horizonDays: String(service?.horizonDays ?? ''),
  pauseAfterMinutes: String(service?.pauseAfterMinutes || ''),
  pauseMinutes: String(service?.pauseMinutes || ''),
  cleanUpMinutes: String(service?.cleanUpMinutes || ''),
  staffTerms: (service?.staffTerms ?? []).map(({ staffId, cost, time }) => ({
    staffId,
    cost: costText(cost, service?.currency ?? usual),
    time: String(time ?? ''),
  })),
})

export const requestOf = ({
  id: _id,
  fullCost: _full,
  leadMinutes,
  horizonDays,
  pauseAfterMinutes = 0,
  pauseMinutes = 0,
  cleanUpMinutes = 0,
  staffTerms = [],
  ...request
}: Service): Versioned<ServiceRequest> => ({
  ...request,
  leadMinutes: leadMinutes ?? null,
  horizonDays: horizonDays ?? null,
  pauseAfterMinutes,
  pauseMinutes,
  cleanUpMinutes,
  staffTerms,
})
