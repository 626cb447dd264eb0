import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useReadersWall } from '@/i18n/readersClock'
import { useFormat } from '@/i18n/useFormat'
import { StatusText } from '@/ui/StatusText'
import { useOffline } from '@/ui/useOffline'
import styles from './AsOf.module.css'
import { selectCachedAt, type CachedAnswersState } from './cachedAnswersSlice'

/** While the server is silent, what is shown is asked for again after each of these pauses. */
const pauseMilliseconds = 20_000

interface AsOfProps {
  /** The endpoint of the query. */
  of: string
  query: { isError: boolean; fulfilledTimeStamp?: number | undefined; refetch: () => unknown }
}

/** Says of when the shown data is, while neither the network nor the server gives newer data. */
export const AsOf = ({ of, query }: AsOfProps) => {
  const { t } = useTranslation('appointments')
  const format = useFormat()
  const wallOf = useReadersWall()
  const isOffline = useOffline(true) !== null
  const cachedAt = useSelector((state: { cachedAnswers: CachedAnswersState }) => selectCachedAt(state, of))
  const { isError, fulfilledTimeStamp } = query
  const asOf = cachedAt ?? (isError || isOffline ? fulfilledTimeStamp : undefined)
  const askAgain = useEffectEvent(() => void query.refetch())
  const isSilent = asOf !== undefined && !isOffline
  useEffect(() => {
    if (!isSilent) return
    const timer = setInterval(() => askAgain(), pauseMilliseconds)
    return () => clearInterval(timer)
  }, [isSilent])

  const wall = asOf === undefined ? undefined : wallOf(asOf)
  return (
    <div role="status" className={styles.asOf}>
      {wall && (
        <StatusText tone="warn" icon="clock">
          {t('asOf', {
            when: `${format.date(wall.date, 'short')}, ${format.time(wall.minutes, wall.offset)}`,
          })}
        </StatusText>
      )}
    </div>
  )
}
