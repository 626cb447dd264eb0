import { classNames } from './classNames'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  shape?: 'line' | 'block' | 'circle' | undefined
  /** CSS lengths; a line is as high as its text. */
  width?: string | undefined
  height?: string | undefined
  className?: string | undefined
}

export const Skeleton = ({ shape = 'line', width, height, className }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={classNames(styles.skeleton, styles[shape], className)}
    style={{ inlineSize: width, blockSize: height }}
  />
)
