import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'
import { doneSteps, isOpenForBooking, setUpSteps, setUpAddress } from '@/domain/setUpSteps'
import { useUser } from '@/features/auth/useUser'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import styles from './FirstSteps.module.css'

/** What a new owner still sets up, with a way to each step. Renders nothing once clients can book. */
export function FirstSteps({ salon }: { salon: Salon }) {
  const { t } = useTranslation('profile')
  const { name } = useUser()
  if (isOpenForBooking(salon.sections)) return null
  const done = doneSteps(salon, name)
  return (
    <Card as="section" padding="roomy" aria-labelledby="first-steps">
      <h2 id="first-steps" className={styles.heading}>
        {t('steps.title')}
      </h2>
      <p className={styles.text}>{t('steps.text')}</p>
      <ol role="list" className={styles.steps}>
        {setUpSteps.map(step => (
          <li key={step} className={styles.step}>
            <Icon
              name={done.has(step) ? 'check-circle' : 'chevron-forward'}
              className={done.has(step) ? styles.done : undefined}
            />
            <Link to={setUpAddress(step)}>{t(`steps.${step}`)}</Link>
            <span className={styles.state}>{t(done.has(step) ? 'steps.done' : 'steps.missing')}</span>
          </li>
        ))}
      </ol>
      <ButtonLink to={paths.setUp} variant="primary">
        {t('steps.start')}
      </ButtonLink>
    </Card>
  )
}
