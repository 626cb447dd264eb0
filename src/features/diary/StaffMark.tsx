import type { StaffMarkLook } from './staffMarks'
import styles from './StaffMark.module.css'

/** Decorative: the name stands beside it, or is in the label around it. */
export const StaffMark = ({ mark: { hue, letters } }: { mark: StaffMarkLook }) => (
  <span aria-hidden="true" className={styles.mark} style={{ ['--hue' as string]: hue }}>
    <bdi>{letters}</bdi>
  </span>
)
