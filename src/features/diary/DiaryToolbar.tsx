import { useTranslation } from 'react-i18next'
import { diarySpans, type DiarySpan } from '@/domain/diarySpan'
import { addDays, type IsoDate } from '@/domain/weekday'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { ChipGroup } from '@/ui/ChipGroup'
import type { ElementNode } from '@/ui/ElementNode'
import { IconButton } from '@/ui/IconButton'
import { DiaryDate } from './DiaryDate'
import styles from './DiaryToolbar.module.css'
import type { OpenDay } from './openTimes'
import { daysOf } from './useDiary'

interface DiaryToolbarProps {
  span: DiarySpan
  date: IsoDate
  /** The only day; undefined for a week, whose days have heads of their own. */
  day: OpenDay | undefined
  today: IsoDate
  onSpanChosen: (span: DiarySpan) => void
  /** Null for today. */
  onDateChosen: (date: IsoDate | null) => void
  /** The choice of staff. */
  children?: ElementNode
}

/** The calendar's head: one line that stays in view. */
export const DiaryToolbar = ({
  span,
  date,
  day,
  today,
  onSpanChosen,
  onDateChosen,
  children,
}: DiaryToolbarProps) => {
  const { t } = useTranslation('diary')
  const step = daysOf[span]
  return (
    <div className={styles.toolbar}>
      <div className={styles.days}>
        <IconButton
          icon="back"
          tone="framed"
          label={t(`before.${span}`)}
          onClick={() => onDateChosen(addDays(date, -step))}
        />
        <DiaryDate span={span} date={date} day={day} today={today} onDateChosen={onDateChosen} />
        <IconButton
          icon="forward"
          tone="framed"
          label={t(`after.${span}`)}
          onClick={() => onDateChosen(addDays(date, step))}
        />
      </div>
      <Button className={styles.today} disabled={date === today} onClick={() => onDateChosen(null)}>
        {t('today')}
      </Button>
      <ChipGroup
        label={t('spanLabel')}
        hideLabel
        value={span}
        className={styles.span}
        onValueChange={value => onSpanChosen(value === 'week' ? 'week' : 'day')}
      >
        {diarySpans.map(one => (
          <Chip key={one} value={one} className={styles.choice}>
            {t(`spans.${one}`)}
          </Chip>
        ))}
      </ChipGroup>
      {children}
    </div>
  )
}
