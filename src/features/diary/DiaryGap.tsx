import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { Instant } from '@/domain/zonedTime'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import type { Gap } from './diaryColumns'
import { freeTimeChosen } from './diarySlice'
import styles from './DiaryGap.module.css'
import { quarterLength } from './rows'
import type { DiaryWords } from './useDiaryWords'

interface DiaryGapProps {
  gap: Gap
  staffName: string
  words: DiaryWords
  isTabStop: boolean
}

/** The quarter of an hour under the pointer, as far as it is free. A key press has no pointer and means the first. */
function pressedAt(
  { detail, clientY, currentTarget }: MouseEvent<HTMLElement>,
  { startsAt, endsAt }: Gap,
): Instant {
  const { top, height } = currentTarget.getBoundingClientRect()
  if (detail === 0 || height === 0) return startsAt
  const pressed = startsAt + ((clientY - top) / height) * (endsAt - startsAt)
  const quarter = Math.floor(Math.min(pressed, endsAt - 1) / quarterLength) * quarterLength
  return Math.max(quarter, startsAt)
}

/** Free time of a staff member. A tap opens the walk-in form. */
export const DiaryGap = ({ gap, staffName, words, isTabStop }: DiaryGapProps) => {
  const { t } = useTranslation('diary')
  const dispatch = useAppDispatch()
  const { staffId, row, rows } = gap
  return (
    <div
      className={classNames(styles.slot, gap.isInPause && styles.inPause)}
      style={{ gridRow: `${row} / span ${rows}` }}
    >
      <button
        type="button"
        data-diary-item={row}
        tabIndex={isTabStop ? 0 : -1}
        className={styles.gap}
        aria-label={t('gapLabel', { span: words.span(gap), staffMember: staffName })}
        onClick={event => dispatch(freeTimeChosen({ staffId, startsAt: pressedAt(event, gap) }))}
      >
        <span className={styles.words}>
          <Icon name="plus" size={16} />
          <span>{t('free')}</span>
        </span>
      </button>
    </div>
  )
}
