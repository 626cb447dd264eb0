import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffMember } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { centreChosen } from '@/ui/centreChosen'
import { Chip } from '@/ui/Chip'
import { ChipGroup } from '@/ui/ChipGroup'
import { StaffMark } from './StaffMark'
import type { StaffMarkLook } from './staffMarks'
import type { StaffNow } from './staffNow'
import { StaffNowText } from './StaffNowText'
import styles from './StaffStrip.module.css'
import { allStaff } from './useDiaryAddress'

export interface StaffStripProps {
  staff: readonly StaffMember[]
  /** Of one of them, or `allStaff`. */
  staffId: string
  marks: ReadonlyMap<string, StaffMarkLook>
  offersAll?: boolean | undefined
  /** What each of them does now, on the day of the salon's present. */
  present?: { of: (staffMember: StaffMember) => StaffNow | undefined; timeZone: string } | undefined
  onStaffChosen: (staffId: string) => void
}

/** Chooses one of the staff, in a row that scrolls sideways. */
export const StaffStrip = ({
  staff,
  staffId,
  marks,
  offersAll = false,
  present,
  onStaffChosen,
}: StaffStripProps) => {
  const { t } = useTranslation('diary')
  const format = useFormat()
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (strip.current) centreChosen(strip.current)
  }, [staffId])
  return (
    <div ref={strip} className={styles.strip}>
      <ChipGroup label={t('staff')} hideLabel scroll value={staffId} onValueChange={onStaffChosen}>
        {offersAll && <Chip value={allStaff}>{t('allStaff')}</Chip>}
        {staff.map(staffMember => {
          const mark = marks.get(staffMember.id)
          const now = present?.of(staffMember)
          return (
            <Chip key={staffMember.id} value={staffMember.id} className={styles.chip}>
              <span className={styles.named}>
                {mark && <StaffMark mark={mark} />}
                <span className={styles.words}>
                  <bdi>{format.name(staffMember)}</bdi>
                  {now && present && <StaffNowText timeZone={present.timeZone} value={now} />}
                </span>
              </span>
            </Chip>
          )
        })}
      </ChipGroup>
    </div>
  )
}
