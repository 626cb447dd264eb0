import { Card } from '@/ui/Card'
import { Skeleton } from '@/ui/Skeleton'
import styles from './UnfinishedBooking.module.css'

export const UnfinishedBookingSkeleton = () => (
  <Card className={styles.card} aria-hidden="true">
    <Skeleton width="55%" />
    <Skeleton width="80%" />
    <Skeleton width="65%" />
  </Card>
)
