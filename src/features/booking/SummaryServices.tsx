import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { Salon } from '@/domain/salon'
import type { Some } from '@/domain/appointmentServices'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { AddServiceButton } from './AddServiceButton'
import { serviceRemoved, stepReopened } from './bookingSlice'
import type { StartedBooking } from './bookingState'
import styles from './BookingSummary.module.css'
import { asksStaffFor, type Offer } from './offer'
import { useServicePrice } from './useServicePrice'
import { useQuestions } from './useQuestions'

interface SummaryServicesProps {
  salon: Salon
  booking: StartedBooking
  chosen: Some<Offer>
  canChange: boolean
}

/** The services of the visit: one alone can be changed, of several each can be taken out. */
export const SummaryServices = ({ salon, booking, chosen, canChange }: SummaryServicesProps) => {
  const { t } = useTranslation(['booking', 'common'])
  const dispatch = useAppDispatch()
  const { answer } = useQuestions()
  const format = useFormat()
  const priceOf = useServicePrice()
  const isOne = chosen.length === 1
  const label = t(isOne ? 'summary.service' : 'summary.services')

  const remove = (serviceId: string) => {
    const left = chosen.map(({ service }) => service.id).filter(id => id !== serviceId)
    dispatch(serviceRemoved({ serviceId, asksStaff: asksStaffFor(salon, left) }))
  }

  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      {chosen.map(({ section, service }) => (
        <dd key={service.id} className={styles.service}>
          <span className={styles.value}>
            <bdi>{format.name(service)}</bdi>
            <span className={styles.detail}>
              <bdi>{format.name(section)}</bdi> · {t('common:minutes', { count: service.time })}
              {!isOne && <> · {priceOf(service)}</>}
            </span>
          </span>
          {canChange && (
            <Button
              variant="quiet"
              size="small"
              className={styles.change}
              aria-label={
                isOne
                  ? t('summary.changePart', { part: label })
                  : t('summary.removeService', { service: format.name(service) })
              }
              onClick={() => (isOne ? answer(stepReopened('service')) : remove(service.id))}
            >
              {t(isOne ? 'summary.change' : 'summary.remove')}
            </Button>
          )}
        </dd>
      ))}
      {canChange && (
        <dd className={styles.add}>
          <AddServiceButton salon={salon} booking={booking} chosen={chosen} />
        </dd>
      )}
    </div>
  )
}
