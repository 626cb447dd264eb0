import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { useRights } from '@/features/auth/useRights'
import { Icon } from '@/ui/Icon'
import type { OffBlock } from './diaryColumns'
import { freeTimeChosen } from './diarySlice'
import styles from './DiaryTimeOff.module.css'
import type { DiaryWords } from './useDiaryWords'

interface DiaryTimeOffProps {
  off: OffBlock
  staffName: string
  words: DiaryWords
  isTabStop: boolean
}

/** Time off of a staff member. A tap opens it. */
export const DiaryTimeOff = ({ off, staffName, words, isTabStop }: DiaryTimeOffProps) => {
  const { t } = useTranslation('diary')
  const dispatch = useAppDispatch()
  const { changesTimeOff } = useRights()
  const { timeOff, row, rows, startsAt } = off
  const { id: timeOffId, staffId, reason } = timeOff
  const mayChange = changesTimeOff(staffId)
  return (
    <div className={styles.slot} style={{ gridRow: `${row} / span ${rows}` }}>
      <button
        type="button"
        data-diary-item={row}
        tabIndex={isTabStop ? 0 : -1}
        className={styles.off}
        aria-disabled={!mayChange || undefined}
        onClick={() => mayChange && dispatch(freeTimeChosen({ staffId, startsAt, timeOffId }))}
      >
        <span className="visually-hidden">
          {t('timeOff.label', { span: words.span(off), staffMember: staffName })}
        </span>
        <Icon name="lock" size={16} />
        <span aria-hidden={reason ? undefined : true} className={styles.words}>
          <bdi>{reason || t('timeOff.name')}</bdi>
        </span>
      </button>
    </div>
  )
}
