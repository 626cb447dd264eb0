import { array, lazy, mixed, object } from 'yup'
import { costSchema, inCurrency } from '@/domain/costSchema'
import type { MenuRequest } from '@/domain/menuRequests'
import type { Currency } from '@/domain/money'
import { isBlank } from '@/domain/typedText'
import type { UsualSection } from '@/domain/usualMenu'

export interface UsualMenuForm {
  currency: Currency
  /** As typed, by section and service of the usual menu. Blank where the salon does not offer the service. */
  costs: string[][]
}

export const usualMenuSchema = object({
  costs: array().when(
    'currency',
    inCurrency(currency => array(array(lazy(typed => (isBlank(typed) ? mixed() : costSchema(currency)))))),
  ),
})

export const usualMenuForm = (menu: readonly UsualSection[], currency: Currency): UsualMenuForm => ({
  currency,
  costs: menu.map(({ services }) => services.map(() => '')),
})

export const hasNoCost = ({ costs }: UsualMenuForm): boolean => costs.flat().every(isBlank)

/** The services with a cost, in their sections; for a form that passed its schema. */
export const menuRequestOf = (
  menu: readonly UsualSection[],
  { currency, costs }: UsualMenuForm,
): MenuRequest => ({
  sections: menu
    .map(({ services, ...section }, index) => ({
      ...section,
      services: services.flatMap((service, position) => {
        const typed = costs[index]?.[position]
        return isBlank(typed) ? [] : [{ ...service, currency, cost: costSchema(currency).cast(typed) }]
      }),
    }))
    .filter(({ services }) => services.length > 0),
})
