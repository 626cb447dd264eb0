import { lazy, Suspense, use, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { CorrectedZones } from '@/i18n/CorrectedZones'
import { useFormat } from '@/i18n/useFormat'
import { QueryFailed } from '@/store/QueryFailed'
import { usePageEnd } from '@/store/usePageEnd'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Skeleton'
import { SkeletonList } from '@/ui/SkeletonList'
import { useIsPhone } from '@/ui/useIsPhone'
import styles from './Diary.module.css'
import { DiaryGrid } from './DiaryGrid'
import { DiaryMessage } from './DiaryMessage'
import { selectDiaryTask, taskLeft } from './diarySlice'
import { DiaryToolbar } from './DiaryToolbar'
import { useDiary } from './useDiary'
import { staffMarks } from './staffMarks'
import { StaffStrip } from './StaffStrip'
import { allStaff, useDiaryAddress } from './useDiaryAddress'
import { useLinkedAppointment } from './useLinkedAppointment'
import { useLinkedTimeOff } from './useLinkedTimeOff'
import { useLinkedWalkIn } from './useLinkedWalkIn'
import { useNowInView } from './useNowInView'

const DiaryDialog = lazy(async () => ({ default: (await import('./DiaryDialog')).DiaryDialog }))

const StrandedAppointments = lazy(async () => ({
  default: (await import('./StrandedAppointments')).StrandedAppointments,
}))

/** Whoever works alone needs no mark. */
const marksOf: typeof staffMarks = (staff, nameOf) => staffMarks(staff.length > 1 ? staff : [], nameOf)

/** The salon's day with a column per staff member, or its next seven days. */
export const Diary = () => {
  const { t } = useTranslation(['diary', 'common'])
  const isPhone = useIsPhone()
  const zones = use(CorrectedZones)
  const task = useSelector(selectDiaryTask)
  const { span, date, staffId, goTo } = useDiaryAddress()
  const diary = useDiary(span, date)
  const { salon, appointments, now, today, shown, days, hasNoSalon, hasFailed } = diary

  // A day that has come is rendered in small pieces, between which the page responds.
  const isGridShown = useDeferredValue(appointments !== undefined)
  const nowLine = useNowInView()
  const format = useFormat()
  const marks = useMemo(() => marksOf(salon?.staff ?? [], format.name), [salon?.staff, format])
  usePageEnd(taskLeft)
  // Replaces the link in the history: otherwise Back would lead to the link and then here again.
  const linked = useLinkedAppointment(day => goTo({ date: day }, { replace: true }))
  const showsToday = today !== undefined && shown !== undefined && shown.from <= today && today <= shown.to
  useLinkedWalkIn(
    showsToday && salon && appointments && now !== null ? { salon, appointments, today, now } : undefined,
  )
  useLinkedTimeOff(salon && today !== undefined ? { salon, today } : undefined)

  if (hasNoSalon) return <EmptyState picture="staffMember" title={t('noSalon')} text={t('noSalonText')} />
  if (hasFailed && !salon) return <QueryFailed title={t('loadFailed')} query={diary} />
  if (!salon || now === null || today === undefined || !shown) {
    return <SkeletonList label={t('common:loading')} />
  }
  if (salon.staff.length === 0) {
    return <EmptyState picture="staffMember" title={t('noStaff')} text={t('noStaffText')} />
  }

  const chosen = salon.staff.find(({ id }) => id === staffId) ?? salon.staff[0] ?? null
  const swiped = span === 'day' && isPhone && salon.staff.length > 1 && chosen
  const sideBySide = span === 'day' && !isPhone
  // Several at once are hard to read, so a week starts with one.
  const single = span === 'week' && staffId === allStaff ? null : chosen
  const strip = span === 'week' && salon.staff.length > 1 && (
    <StaffStrip
      staff={salon.staff}
      staffId={single?.id ?? allStaff}
      marks={marks}
      offersAll
      onStaffChosen={chosenId => goTo({ staffId: chosenId })}
    />
  )
  return (
    <div className={styles.diary}>
      <DiaryToolbar
        span={span}
        date={shown.from}
        day={span === 'day' ? diary.days[0] : undefined}
        today={today}
        onSpanChosen={chosenSpan => goTo({ span: chosenSpan })}
        onDateChosen={chosenDate => goTo({ date: chosenDate })}
      >
        {!isPhone && strip}
      </DiaryToolbar>
      {isPhone && strip}
      <DiaryMessage salon={salon} shown={shown} />
      {linked.hasFailed && <QueryFailed isNote title={t('linkedFailed')} query={linked} />}
      {hasFailed ? (
        <QueryFailed title={t('loadFailed')} query={diary} />
      ) : appointments && isGridShown ? (
        <DiaryGrid
          key={zones.length}
          salon={salon}
          shown={shown}
          days={days}
          marks={marks}
          staffMember={sideBySide || swiped ? undefined : single}
          swiped={
            swiped
              ? {
                  staffId: swiped.id,
                  onStaffChosen: chosenId => goTo({ staffId: chosenId }),
                  onSwiped: reachedId => goTo({ staffId: reachedId }, { replace: true }),
                }
              : null
          }
          appointments={appointments}
          now={now}
          today={today}
          nowLine={span === 'day' ? nowLine : null}
          onDayChosen={span === 'week' ? day => goTo({ span: 'day', date: day }) : null}
        />
      ) : (
        <div role="status">
          <span className="visually-hidden">{t('common:loading')}</span>
          <Skeleton shape="block" height="36rem" />
        </div>
      )}
      {task.kind === 'idle' && task.stranded && task.stranded.length > 0 && (
        <Suspense fallback={null}>
          <StrandedAppointments
            salon={salon}
            stranded={task.stranded}
            problem={task.problem}
            appointments={appointments ?? []}
          />
        </Suspense>
      )}
      {task.kind !== 'idle' && task.kind !== 'dropping' && (
        <Suspense fallback={null}>
          <DiaryDialog task={task} salon={salon} appointments={appointments ?? []} now={now} />
        </Suspense>
      )}
    </div>
  )
}
