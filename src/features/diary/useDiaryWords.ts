import { useTranslation } from 'react-i18next'
import { appointmentStatuses, type Appointment } from '@/domain/appointment'
import { wallOf, type Instant } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'

/** Times on the salon's clock and an appointment's names, in the reader's words. */
export function useDiaryWords(timeZone: string) {
  const { t } = useTranslation('diary')
  const format = useFormat()
  const timeOf = (instant: Instant) => format.time(wallOf(instant, timeZone).minutes)
  return {
    timeOf,
    span: ({ startsAt, endsAt }: { startsAt: Instant; endsAt: Instant }) =>
      t('span', { from: timeOf(startsAt), until: timeOf(endsAt) }),
    who: ({ customerName, isWalkIn }: Appointment) => customerName || t(isWalkIn ? 'walkIn' : 'client'),
    service: ({ serviceName, serviceNameAr }: Appointment) =>
      format.name({ name: serviceName, nameAr: serviceNameAr ?? null }),
    chair: ({ barberName, barberNameAr }: Appointment) =>
      format.name({ name: barberName, nameAr: barberNameAr ?? null }),
    status: (status: string) => {
      const known = appointmentStatuses.find(one => one === status)
      return known ? t(`status.${known}`) : status
    },
    price: ({ servicePrice, currency = 'USD' }: Appointment) =>
      servicePrice ? format.money({ amount: servicePrice, currency }) : t('freeOfCharge'),
  }
}
