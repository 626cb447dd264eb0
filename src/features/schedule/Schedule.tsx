import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { strandedIn } from '@/store/stranding'
import { isSubmitting } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { usePageEnd } from '@/store/usePageEnd'
import type { SalonWithSections } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { Chip } from '@/ui/Chip'
import { ChipGroup } from '@/ui/ChipGroup'
import type { StrandedBooking } from './change'
import { changeSubmission } from './changeSubmission'
import { DayForm } from './DayForm'
import { DaysOff } from './DaysOff'
import styles from './Schedule.module.css'
import { ScheduleMessage } from './ScheduleMessage'
import { schedulePageLeft, sectionChosen, selectEditing, selectSectionId } from './scheduleSlice'
import { Seasons } from './seasons/Seasons'
import { WeekList } from './WeekList'

const StrandedDialog = lazy(async () => ({ default: (await import('./StrandedDialog')).StrandedDialog }))

export function Schedule({ salon }: { salon: SalonWithSections }) {
  const { t } = useTranslation('schedule')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const sectionId = useSelector(selectSectionId)
  const editing = useSelector(selectEditing)
  const submission = useSubmission(changeSubmission)
  const stranded = strandedIn(submission) as readonly StrandedBooking[]
  const form = useRef<HTMLDivElement>(null)
  usePageEnd(schedulePageLeft)

  const section = salon.sections.find(({ id }) => id === sectionId) ?? salon.sections[0]
  const showForm = () => form.current?.querySelector('select')?.focus()
  return (
    <div className={styles.schedule}>
      <div>
        <ChipGroup
          label={t('sections')}
          hideLabel
          value={section.id}
          disabled={isSubmitting(submission)}
          onValueChange={id => dispatch(sectionChosen(id))}
        >
          {salon.sections.map(one => (
            <Chip key={one.id} value={one.id}>
              <bdi>{format.name(one)}</bdi>
            </Chip>
          ))}
        </ChipGroup>
        <ScheduleMessage />
      </div>
      <div className={styles.columns}>
        <div ref={form} className={styles.form}>
          <DayForm salonId={salon.id} section={section} />
        </div>
        <WeekList section={section} edited={editing?.day} onEdit={showForm} />
      </div>
      <Seasons salon={salon} />
      <DaysOff salon={salon} />
      {stranded.length > 0 && (
        <Suspense fallback={null}>
          <StrandedDialog stranded={stranded} />
        </Suspense>
      )}
    </div>
  )
}
