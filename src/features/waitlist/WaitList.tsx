import { useTranslation } from 'react-i18next'
import { waitlistApi } from '@/api/waitlistApi'
import { Card } from '@/ui/Card'
import styles from './WaitList.module.css'
import { WaitRow } from './WaitRow'

/** The full days that the client waits for; nothing where there are none. */
export const WaitList = () => {
  const { t } = useTranslation('waitlist')
  const { data: waits } = waitlistApi.useListWaitsQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!waits || waits.length === 0) return null
  return (
    <Card as="section" aria-labelledby="waits-heading" className={styles.card}>
      <h2 id="waits-heading" className={styles.heading}>
        {t('title')}
      </h2>
      <ul role="list">
        {waits.map(wait => (
          <WaitRow key={wait.id} wait={wait} />
        ))}
      </ul>
    </Card>
  )
}
