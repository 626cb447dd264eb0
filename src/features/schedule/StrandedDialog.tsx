import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { useFormat } from '@/i18n/useFormat'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import type { StrandedBooking } from './change'
import { confirmChange } from './makeChange'
import { changeSubmission } from './changeSubmission'
import styles from './StrandedDialog.module.css'

function Booking({ booking: { date, time, offset, service, customer } }: { booking: StrandedBooking }) {
  const format = useFormat()
  return (
    <li>
      <span className={styles.when}>
        <span>{format.date(date)}</span> <bdi>{format.time(time, offset)}</bdi>
      </span>
      <span className={styles.what}>
        <bdi>{format.name(service)}</bdi>
        {customer && (
          <>
            {' '}
            <span>·</span> <bdi>{customer}</bdi>
          </>
        )}
      </span>
    </li>
  )
}

/** Lists the appointments that a change would leave outside the hours, before the change is saved. */
export function StrandedDialog({ stranded }: { stranded: readonly StrandedBooking[] }) {
  const { t } = useTranslation(['schedule', 'common'])
  const dispatch = useAppDispatch()
  return (
    <ConfirmDialog
      open
      title={t('stranded.title', { count: stranded.length })}
      confirmLabel={t('stranded.confirm')}
      cancelLabel={t('common:cancel')}
      onConfirm={() => void dispatch(confirmChange())}
      onCancel={() => dispatch(changeSubmission.dropped())}
    >
      <p>{t('stranded.text')}</p>
      <ul role="list" className={styles.list}>
        {stranded.map(booking => (
          <Booking key={booking.id} booking={booking} />
        ))}
      </ul>
    </ConfirmDialog>
  )
}
