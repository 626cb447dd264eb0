import { Card } from './Card'
import { classNames } from './classNames'
import { Skeleton } from './Skeleton'
import styles from './Skeleton.module.css'

export interface SkeletonListProps {
  /** Screen readers read it instead of the drawing. */
  label: string
  count?: number | undefined
  /** `rows` for lists of users and appointments, `tiles` for cards with a picture. */
  kind?: 'rows' | 'tiles' | undefined
}

const Row = () => (
  <Card className={styles.row}>
    <Skeleton shape="circle" />
    <span className={styles.lines}>
      <Skeleton width="60%" />
      <Skeleton width="35%" />
    </span>
  </Card>
)

const Tile = () => (
  <Card padding="none">
    <Skeleton shape="block" height="9rem" />
    <span className={styles.tileText}>
      <Skeleton width="70%" />
      <Skeleton width="40%" />
    </span>
  </Card>
)

export const SkeletonList = ({ label, count = 4, kind = 'rows' }: SkeletonListProps) => (
  <div role="status" className={classNames(styles.list, kind === 'tiles' && styles.tiles)}>
    <span className="visually-hidden">{label}</span>
    {Array.from({ length: count }, (_, index) =>
      kind === 'tiles' ? <Tile key={index} /> : <Row key={index} />,
    )}
  </div>
)
