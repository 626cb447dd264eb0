import { array, lazy, mixed, object } from 'yup'
import type { MenuRequest } from '@/domain/menuRequests'
import { currencyWords, type Currency } from '@/domain/money'
import { costSchema } from '@/domain/serviceRequests'
import { isBlank } from '@/domain/typedText'
import type { UsualSection } from '@/domain/usualMenu'

export interface UsualMenuForm {
  currency: Currency
  /** As typed, by section and service of the usual menu. Blank where the salon does not offer the service. */
  costs: string[][]
}

export const usualMenuSchema = object({
  costs: array(array(lazy(typed => (isBlank(typed) ? mixed() : costSchema)))),
})

export const usualMenuForm = (menu: readonly UsualSection[]): UsualMenuForm => ({
  currency: currencyWords.Dollar,
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
        return isBlank(typed) ? [] : [{ ...service, currency, cost: costSchema.cast(typed) }]
      }),
    }))
    .filter(({ services }) => services.length > 0),
})
