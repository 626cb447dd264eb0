import { paths } from '@/domain/paths'
import { useTranslation } from 'react-i18next'
import { isVaried, spreadOf } from '@/domain/staffTerms'
import type { Salon, Service } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { useSpreadWords } from '@/i18n/useSpreadWords'
import { usePrice } from '@/i18n/usePrice'
import { ButtonLink } from '@/ui/ButtonLink'
import { EntryWords } from '@/ui/EntryWords'
import styles from './ServiceMenu.module.css'

interface ServiceRowProps {
  salon: Pick<Salon, 'slug' | 'staff'>
  service: Service
}

export const ServiceRow = ({ salon: { slug, staff }, service }: ServiceRowProps) => {
  const { t } = useTranslation(['salon', 'common'])
  const format = useFormat()
  const priceOf = usePrice()
  const words = useSpreadWords()
  const spread = spreadOf([service], staff)
  const { fullCost } = service
  const fullPrice =
    fullCost === undefined || isVaried(spread) ? undefined : priceOf({ ...service, cost: fullCost })
  return (
    <li className={styles.service}>
      <EntryWords as="p" name={<bdi className={styles.name}>{format.name(service)}</bdi>}>
        <p className={styles.facts}>
          <span className={styles.price}>
            <bdi>{words.price(spread, service.currency)}</bdi>
          </span>
          {fullPrice !== undefined && (
            <span>
              <span className="visually-hidden">{t('fullPrice', { price: fullPrice })}</span>
              <s aria-hidden="true">
                <bdi>{fullPrice}</bdi>
              </s>
            </span>
          )}
          <span>{words.minutes(spread)}</span>
        </p>
      </EntryWords>
      <ButtonLink to={paths.booking(slug, { serviceIds: [service.id] })} needsNetwork>
        <span>{t('book')}</span> <bdi className="visually-hidden">{format.name(service)}</bdi>
      </ButtonLink>
    </li>
  )
}
