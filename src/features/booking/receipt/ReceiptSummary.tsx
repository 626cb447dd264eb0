import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import type { Salon } from '@/domain/salon'
import { usePrice } from '@/i18n/usePrice'
import { useFormat } from '@/i18n/useFormat'
import { bookedServicesOf } from './bookedServicesOf'
import styles from '../summary/BookingSummary.module.css'
import { SummaryCard } from '../summary/SummaryCard'
import { SummaryRow } from '../summary/SummaryRow'
import { SummaryService } from '../summary/SummaryService'
import { SummaryTotal } from '../summary/SummaryTotal'

export const ReceiptSummary = ({ salon, appointment }: { salon: Salon; appointment: Appointment }) => {
  const { t } = useTranslation(['booking', 'common'])
  const format = useFormat()
  const priceOf = usePrice()
  const {
    barberName,
    barberNameAr = null,
    date,
    startTime,
    offset,
    servicePrice,
    currency = 'USD',
    guestName,
  } = appointment
  const services = bookedServicesOf(appointment)
  const minutes = services.reduce((sum, service) => sum + service.minutes, 0)
  const isSeveral = services.length > 1
  return (
    <SummaryCard salon={salon}>
      {guestName !== undefined && <SummaryRow label={t('summary.guest')} value={guestName} />}
      <div className={styles.row}>
        <dt className={styles.label}>{t(isSeveral ? 'summary.services' : 'summary.service')}</dt>
        {services.map(({ serviceId, sectionName, sectionNameAr, price, ...service }) => (
          <dd key={serviceId} className={styles.service}>
            <SummaryService
              service={service}
              section={{ name: sectionName, nameAr: sectionNameAr }}
              minutes={t('common:minutes', { count: service.minutes })}
              price={isSeveral ? priceOf({ cost: price, currency }) : undefined}
            />
          </dd>
        ))}
      </div>
      <SummaryRow
        label={t('summary.staff')}
        value={format.name({ name: barberName, nameAr: barberNameAr })}
      />
      <SummaryRow
        label={t('summary.time')}
        value={format.date(date)}
        detail={format.time(startTime, offset)}
      />
      <SummaryTotal
        price={priceOf({ cost: servicePrice, currency })}
        minutes={isSeveral ? t('common:minutes', { count: minutes }) : undefined}
      />
    </SummaryCard>
  )
}
