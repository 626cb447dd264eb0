import { memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DayAvailability } from '@/domain/salon'
import type { IsoDate } from '@/domain/weekday'
import { useFormat } from '@/i18n/useFormat'
import { centreChosen } from '@/ui/centreChosen'
import { Chip } from '@/ui/Chip'
import { ChipGroup } from '@/ui/ChipGroup'
import { classNames } from '@/ui/classNames'
import { IconButton } from '@/ui/IconButton'
import styles from './DayStrip.module.css'

interface DayStripProps {
  days: readonly DayAvailability[]
  date: IsoDate
  onDayChosen: (date: IsoDate) => void
  /** Called when the client points at a free day and may choose it next. */
  onDayLookedAt: (date: IsoDate) => void
  onMonthOpened: () => void
}

/** Scrolls the strip by most of its visible width: 1 to later days, -1 to earlier days. */
function turn(strip: HTMLElement, towards: 1 | -1): void {
  const scroller = strip.querySelector(':checked')?.parentElement?.parentElement
  if (!scroller) return
  const sign = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1
  scroller.scrollLeft += towards * sign * scroller.clientWidth * 0.8
}

interface DayTileProps {
  day: DayAvailability
  onLookedAt: (date: IsoDate) => void
}

/** Memoised: a tap changes only the chosen one of four weeks of days. */
const DayTile = memo(function DayTile({ day: { date, free, empty }, onLookedAt }: DayTileProps) {
  const { t } = useTranslation('slots')
  const format = useFormat()
  const standing = empty ? t(`day.${empty}`) : t('day.free', { count: free })
  return (
    <Chip value={date} size="tile" className={classNames(styles.day, empty && styles.empty)}>
      <span className={styles.inside} onPointerEnter={() => free > 0 && onLookedAt(date)} aria-hidden="true">
        <span className={styles.weekday}>{format.date(date, 'weekday')}</span>
        <span className={styles.number}>
          {date.endsWith('-01') ? format.date(date, 'dayAndMonth') : format.date(date, 'dayOfMonth')}
        </span>
        <span className={styles.standing}>{standing}</span>
      </span>
      <span className="visually-hidden">{`${format.date(date)}, ${standing}`}</span>
    </Chip>
  )
})

export const DayStrip = ({ days, date, onDayChosen, onDayLookedAt, onMonthOpened }: DayStripProps) => {
  const { t } = useTranslation('slots')
  const format = useFormat()
  const strip = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (strip.current) centreChosen(strip.current)
  }, [date])

  const turnTo = (towards: 1 | -1) => {
    if (strip.current) turn(strip.current, towards)
  }
  return (
    <div ref={strip}>
      <div className={styles.head}>
        <p className={styles.month} aria-hidden="true">
          {format.date(date, 'month')}
        </p>
        <div className={styles.tools}>
          <IconButton
            icon="calendar"
            label={t('month.open')}
            aria-haspopup="dialog"
            onClick={onMonthOpened}
          />
          <div className={styles.turns}>
            <IconButton icon="back" label={t('earlierDays')} onClick={() => turnTo(-1)} />
            <IconButton icon="forward" label={t('laterDays')} onClick={() => turnTo(1)} />
          </div>
        </div>
      </div>
      <ChipGroup label={t('dayLabel')} hideLabel scroll value={date} onValueChange={onDayChosen}>
        {days.map(day => (
          <DayTile key={day.date} day={day} onLookedAt={onDayLookedAt} />
        ))}
      </ChipGroup>
    </div>
  )
}
