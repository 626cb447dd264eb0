import { useTranslation } from 'react-i18next'
import { diarySpans, type DiarySpan } from '@/domain/diarySpan'
import { addDays, type IsoDate } from '@/domain/weekday'
import type { StaffMember } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { ChipGroup } from '@/ui/ChipGroup'
import { IconButton } from '@/ui/IconButton'
import styles from './DiaryToolbar.module.css'
import { StaffMark } from './StaffMark'
import type { StaffMarkLook } from './staffMarks'
import { daysOf } from './useDiary'
import { allStaff } from './useDiaryAddress'

interface DiaryToolbarProps {
  span: DiarySpan
  date: IsoDate
  today: IsoDate
  /** The staff to choose from. Empty where all have their own columns. */
  staff: readonly StaffMember[]
  /** Null for all staff. */
  staffId: string | null
  marks: ReadonlyMap<string, StaffMarkLook>
  offersAll: boolean
  onSpanChosen: (span: DiarySpan) => void
  /** Null for today. */
  onDateChosen: (date: IsoDate | null) => void
  /** Of one of them, or `allStaff`. */
  onStaffChosen: (staffId: string) => void
}

export const DiaryToolbar = ({
  span,
  date,
  today,
  staff,
  staffId,
  marks,
  offersAll,
  onSpanChosen,
  onDateChosen,
  onStaffChosen,
}: DiaryToolbarProps) => {
  const { t } = useTranslation('diary')
  const format = useFormat()
  const step = daysOf[span]
  const lastDay = addDays(date, step - 1)
  return (
    <div className={styles.toolbar}>
      <div className={styles.days}>
        <IconButton
          icon="back"
          tone="framed"
          label={t(`before.${span}`)}
          onClick={() => onDateChosen(addDays(date, -step))}
        />
        <h2 className={styles.date} aria-live="polite">
          {span === 'day'
            ? format.date(date)
            : t('span', { from: format.date(date, 'short'), until: format.date(lastDay, 'short') })}
        </h2>
        <IconButton
          icon="forward"
          tone="framed"
          label={t(`after.${span}`)}
          onClick={() => onDateChosen(addDays(date, step))}
        />
      </div>
      <div className={styles.span}>
        <Button disabled={date === today} onClick={() => onDateChosen(null)}>
          {t('today')}
        </Button>
        <ChipGroup
          label={t('spanLabel')}
          hideLabel
          value={span}
          onValueChange={value => onSpanChosen(value === 'week' ? 'week' : 'day')}
        >
          {diarySpans.map(one => (
            <Chip key={one} value={one}>
              {t(`spans.${one}`)}
            </Chip>
          ))}
        </ChipGroup>
      </div>
      {staff.length > 1 && (
        <ChipGroup
          label={t('staff')}
          hideLabel
          scroll
          className={styles.staff}
          value={staffId ?? allStaff}
          onValueChange={onStaffChosen}
        >
          {offersAll && <Chip value={allStaff}>{t('allStaff')}</Chip>}
          {staff.map(staffMember => {
            const mark = marks.get(staffMember.id)
            return (
              <Chip key={staffMember.id} value={staffMember.id}>
                <span className={styles.named}>
                  {mark && <StaffMark mark={mark} />}
                  <bdi>{format.name(staffMember)}</bdi>
                </span>
              </Chip>
            )
          })}
        </ChipGroup>
      )}
    </div>
  )
}
