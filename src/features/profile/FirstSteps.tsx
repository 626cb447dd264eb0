import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import { firstSteps } from './setUp'
import styles from './FirstSteps.module.css'

/** What a new owner must add before clients can book. Renders nothing once everything is there. */
export function FirstSteps({ salon }: { salon: Salon }) {
  const { t } = useTranslation('profile')
  const steps = firstSteps(salon)
  if (steps.every(({ isDone }) => isDone)) return null
  return (
    <Card as="section" padding="roomy" aria-labelledby="first-steps">
      <h2 id="first-steps" className={styles.heading}>
        {t('steps.title')}
      </h2>
      <p className={styles.text}>{t('steps.text')}</p>
      <ol role="list" className={styles.steps}>
        {steps.map(({ id, to, isDone }) => (
          <li key={id} className={styles.step}>
            <Icon
              name={isDone ? 'check-circle' : 'chevron-forward'}
              className={isDone ? styles.done : undefined}
            />
            <Link to={to}>{t(`steps.${id}`)}</Link>
            <span className={styles.state}>{t(isDone ? 'steps.done' : 'steps.missing')}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
