import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { weekdayOf } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { StatusText } from '@/ui/StatusText'
import { openingState } from './openingState'
import styles from './OpeningStatus.module.css'

export const OpeningStatus = ({ salon, now }: { salon: Salon; now: Instant }) => {
  const { t } = useTranslation('salon')
  const { time, weekday } = useFormat()
  const state = openingState(salon, now)
  const isOpen = state.kind === 'open' || state.kind === 'open_all_day'

  const next = () => {
    if (state.kind === 'open') return t('opening.until', { time: time(state.until) })
    if (state.kind === 'open_all_day') return t('opening.allDay')
    if (state.kind === 'opens_today') return t('opening.opensToday', { time: time(state.from) })
    if (state.kind === 'opens_later') {
      return t('opening.opensLater', { day: weekday(weekdayOf(state.date)), time: time(state.from) })
    }
    return undefined
  }

  return (
    <p className={styles.status}>
      <StatusText tone={isOpen ? 'good' : 'bad'} icon="clock">
        {t(isOpen ? 'opening.now' : 'opening.notNow')}
      </StatusText>
      <span className={styles.next}>{next()}</span>
    </p>
  )
}
