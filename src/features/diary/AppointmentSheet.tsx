import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import type { Salon } from '@/domain/salon'
import type { Instant } from '@/domain/zonedTime'
import { AppointmentHistory } from '@/features/audit/AppointmentHistory'
import { useRights } from '@/features/auth/useRights'
import { ClientOnSheet } from '@/features/clients/ClientOnSheet'
import { clientOpened } from '@/features/clients/clientsSlice'
import { useFormat } from '@/i18n/useFormat'
import { useAppDispatch } from '@/store/services'
import { Button } from '@/ui/Button'
import styles from './AppointmentSheet.module.css'
import { SheetActions } from './SheetActions'
import { useDiaryWords } from './useDiaryWords'

interface AppointmentSheetProps {
  appointment: Appointment
  salon: Salon
  now: Instant
  isBusy: boolean
}

export const AppointmentSheet = ({ appointment, salon, now, isBusy }: AppointmentSheetProps) => {
  const { t } = useTranslation(['diary', 'clients'])
  const format = useFormat()
  const dispatch = useAppDispatch()
  const words = useDiaryWords(salon.timeZone)
  const rights = useRights()
  const mayChange = rights.changes(appointment)
  const { startsAt = 0, endsAt = 0, clientPhone, notes, date, status } = appointment
  const paymentOf = ({ paidAt, isPaidOnline, refund }: Appointment) => {
    const isPaidAnew = paidAt !== undefined && refund === 'done'
    if (refund && !isPaidAnew) return t(`refund.${refund}`)
    return paidAt !== undefined && t(isPaidOnline ? 'paidOnline' : 'paid')
  }
  const facts = [
    { id: 'when', value: `${format.date(date)}, ${words.span({ startsAt, endsAt })}` },
    { id: 'pauses', value: words.pauses(appointment) },
    { id: 'cleanUp', value: words.cleanedUp(appointment) },
    { id: 'service', value: words.service(appointment) },
    { id: 'price', value: rights.has('see_takings') && words.price(appointment) },
    { id: 'payment', value: paymentOf(appointment) },
    { id: 'staffMember', value: words.staffMember(appointment) },
    { id: 'status', value: words.status(status) },
    { id: 'ended', value: words.ended(appointment) },
    { id: 'reason', value: appointment.declineReason },
    { id: 'notes', value: notes },
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(
          ({ id, value }) =>
            value && (
              <div key={id}>
                <dt>{t(`fact.${id}`)}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
        {clientPhone && (
          <div>
            <dt>{t('fact.phone')}</dt>
            <dd>
              <a href={`tel:${clientPhone}`} dir="ltr" className={styles.phone}>
                {clientPhone}
              </a>
            </dd>
          </div>
        )}
      </dl>
      {appointment.clientName && (
        <div className={styles.card}>
          <ClientOnSheet appointmentId={appointment._id} />
          <Button size="small" icon="user" onClick={() => dispatch(clientOpened(appointment._id))}>
            {t('clients:card')}
          </Button>
        </div>
      )}
      {rights.has('manage_team') && <AppointmentHistory salon={salon} appointmentId={appointment._id} />}
      {mayChange && <SheetActions appointment={appointment} now={now} isBusy={isBusy} />}
    </>
  )
}
