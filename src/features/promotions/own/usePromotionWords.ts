import { useTranslation } from 'react-i18next'
import { wholeUnit } from '@/domain/wholeUnits'
import type { PromotionTerms } from '@/domain/promotion'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'

type Terms = Pick<PromotionTerms, 'discount' | 'serviceIds'>

/** What a promotion takes off, and of which services. */
export function usePromotionWords({ sections }: Salon) {
  const { t } = useTranslation('mySalon')
  const format = useFormat()
  const all = sections.flatMap(({ services }) => services)
  const servicesOf = ({ serviceIds }: Terms) => all.filter(({ id }) => serviceIds?.includes(id))
  return {
    off: (terms: Terms): string => {
      const { discount } = terms
      if (!discount) return t('promotions.off.none')
      const { kind, value } = discount
      const currency = (servicesOf(terms)[0] ?? all[0])?.currency
      return t(`promotions.off.${kind}`, {
        value:
          kind === 'amount' && currency
            ? format.money({ amount: value * wholeUnit(currency), currency })
            : format.number(value),
      })
    },
    services: (terms: Terms): string =>
      terms.serviceIds === null
        ? t('promotions.allServices')
        : format.list(servicesOf(terms).map(service => format.name(service))),
  }
}
