import { useTranslation } from 'react-i18next'
import { waitlistApi } from '@/api/waitlistApi'
import { paths } from '@/domain/paths'
import type { Wait } from '@/domain/waitlist'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { FormProblem } from '@/ui/form/FormProblem'
import { holdScroll } from '@/ui/holdScroll'
import styles from './WaitRow.module.css'

export const WaitRow = ({ wait }: { wait: Wait }) => {
  const { t } = useTranslation(['waitlist', 'common'])
  const format = useFormat()
  const [leave, { isLoading, isError }] = waitlistApi.useLeaveWaitMutation()
  const { id, salonId, serviceId, date } = wait
  const service = format.name({ name: wait.serviceName, nameAr: wait.serviceNameAr })
  const day = format.date(date)
  return (
    <li className={styles.row}>
      <p className={styles.words}>
        <span className={styles.day}>{day}</span>
        <span className={styles.what}>
          <bdi>{service}</bdi>
          {' · '}
          <bdi>{format.name({ name: wait.salonName, nameAr: wait.salonNameAr })}</bdi>
        </span>
      </p>
      <div className={styles.actions}>
        <ButtonLink
          to={paths.booking(salonId, { serviceIds: [serviceId], date })}
          size="small"
          needsNetwork
          aria-label={t('lookThis', { service, date: day })}
        >
          {t('look')}
        </ButtonLink>
        <Button
          size="small"
          variant="quiet"
          needsNetwork
          busy={isLoading}
          aria-label={t('leaveThis', { service, date: day })}
          onClick={({ currentTarget }) => {
            holdScroll(currentTarget)
            void leave(id)
          }}
        >
          {t('leave')}
        </Button>
      </div>
      <FormProblem>{isError && t('common:somethingWrong')}</FormProblem>
    </li>
  )
}
