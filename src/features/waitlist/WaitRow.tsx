import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { isSubmitting, problemIn, requestIn } from '@/store/submission'
import { paths } from '@/domain/paths'
import type { Wait } from '@/domain/waitlist'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { FormProblem } from '@/ui/form/FormProblem'
import { holdScroll } from '@/ui/holdScroll'
import { StatusText } from '@/ui/StatusText'
import { leaveWait } from './sendWait'
import { leaveSubmission } from './waitSubmissions'
import styles from './WaitRow.module.css'

export const WaitRow = ({ wait }: { wait: Wait }) => {
  const { t } = useTranslation(['waitlist', 'common'])
  const format = useFormat()
  const dispatch = useAppDispatch()
  const submission = useSelector(leaveSubmission.select)
  const isOfThis = requestIn(submission)?.waitId === wait.id
  const { id, salonId, serviceId, date, hasFreeTime } = wait
  const service = format.name({ name: wait.serviceName, nameAr: wait.serviceNameAr })
  const day = format.date(date)
  return (
    <li className={styles.row}>
      <p className={styles.words}>
        <span className={styles.day}>{day}</span>
        <span className={styles.what}>
          <bdi>{service}</bdi> <span>·</span>{' '}
          <bdi>{format.name({ name: wait.salonName, nameAr: wait.salonNameAr })}</bdi>
        </span>
        {hasFreeTime && <StatusText tone="good">{t('free')}</StatusText>}
      </p>
      <div className={styles.actions}>
        <ButtonLink
          to={paths.booking(salonId, { serviceIds: [serviceId], date })}
          size="small"
          variant={hasFreeTime ? 'primary' : 'secondary'}
          needsNetwork
          aria-label={t(hasFreeTime ? 'bookThis' : 'lookThis', { service, date: day })}
        >
          {t(hasFreeTime ? 'bookIt' : 'look')}
        </ButtonLink>
        <Button
          size="small"
          variant="quiet"
          needsNetwork
          busy={isOfThis && isSubmitting(submission)}
          aria-label={t('leaveThis', { service, date: day })}
          onClick={({ currentTarget }) => {
            holdScroll(currentTarget)
            void dispatch(leaveWait(id))
          }}
        >
          {t('leave')}
        </Button>
      </div>
      <FormProblem>{isOfThis && problemIn(submission) && t('common:somethingWrong')}</FormProblem>
    </li>
  )
}
