import { useFormat } from '@/i18n/useFormat'
import type { OpenDay } from './openTimes'
import styles from './SeasonName.module.css'

interface SeasonNameProps {
  day: OpenDay | undefined
  /** Beneath what stands beside it. */
  isLine?: boolean
  /** Read by screen readers alone. */
  isHidden?: boolean
}

/** Names the season whose hours apply on a day. */
export const SeasonName = ({ day, isLine = false, isHidden = false }: SeasonNameProps) => {
  const format = useFormat()
  if (!day?.season) return null
  const look = isLine ? styles.line : styles.season
  return (
    <span className={isHidden ? 'visually-hidden' : look}>
      <bdi>{format.name(day.season)}</bdi>
    </span>
  )
}
