import { Card } from '@/ui/Card'
import { Skeleton } from '@/ui/Skeleton'
import styles from './SalonCard.module.css'

export const SalonCardSkeleton = () => (
  <Card as="li" padding="none" className={styles.card}>
    <Skeleton shape="block" className={styles.photo} />
    <div className={styles.words}>
      <Skeleton width="70%" />
      <Skeleton width="40%" />
      <Skeleton width="55%" />
    </div>
  </Card>
)
