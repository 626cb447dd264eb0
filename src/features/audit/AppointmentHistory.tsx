import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { Button } from '@/ui/Button'
import { SkeletonList } from '@/ui/SkeletonList'
import styles from './AuditList.module.css'

const AuditList = lazy(async () => ({ default: (await import('./AuditList')).AuditList }))

interface AppointmentHistoryProps {
  salon: Pick<Salon, 'id' | 'timeZone'>
  appointmentId: string
}

/** Who changed the appointment and when, loaded when it is opened. */
export function AppointmentHistory({ salon, appointmentId }: AppointmentHistoryProps) {
  const { t } = useTranslation(['audit', 'common'])
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.history}>
      <Button size="small" icon="clock" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('history')}
      </Button>
      {isOpen && (
        <Suspense fallback={<SkeletonList label={t('common:loading')} count={3} />}>
          <AuditList salon={salon} filter={{ appointmentId }} />
        </Suspense>
      )}
    </div>
  )
}
