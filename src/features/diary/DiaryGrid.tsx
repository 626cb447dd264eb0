import {
  useCallback,
  useMemo,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type RefCallback,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { ShownDays } from '@/api/diaryApi'
import { useAppDispatch } from '@/store/services'
import type { Appointment, AppointmentSlot } from '@/domain/appointment'
import type { StaffMember, Salon } from '@/domain/salon'
import type { IsoDate } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { DiaryColumn } from './DiaryColumn'
import type { Column } from './diaryColumns'
import styles from './DiaryGrid.module.css'
import { DiaryHeads } from './DiaryHeads'
import { DiaryScale } from './DiaryScale'
import { selectShift } from './diarySlice'
import { dropAppointment } from './dropAppointment'
import { itemsOf } from './itemsOf'
import { neighbourOf } from './moveFocus'
import { workingOf, type OpenDay } from './openTimes'
import { rowLength } from './rows'
import type { StaffMarkLook } from './staffMarks'
import { staffNow } from './staffNow'
import { StaffStrip } from './StaffStrip'
import { useBlockDrag, type DragTarget } from './useBlockDrag'
import { useColumns } from './useColumns'
import { useSideways } from './useSideways'
import { withShift } from './withShift'

interface SwipedStaff {
  staffId: string
  onStaffChosen: (staffId: string) => void
  onSwiped: (staffId: string) => void
}

interface DiaryGridProps {
  salon: Salon
  shown: ShownDays
  days: readonly OpenDay[]
  marks: ReadonlyMap<string, StaffMarkLook>
  /** The only column's staff member, null for all staff in one column. Undefined gives each staff member a column. */
  staffMember: StaffMember | null | undefined
  /** On a phone: the columns are swiped, one staff member a screen. */
  swiped: SwipedStaff | null
  appointments: readonly Appointment[]
  now: Instant
  today: IsoDate
  /** Receives the element of the line that marks the present. */
  nowLine: RefCallback<HTMLElement> | null
  /** If given, each column header shows its date and leads to that day. */
  onDayChosen: ((date: IsoDate) => void) | null
}

const holds = ({ blocks }: Column, appointmentId: string): boolean =>
  blocks.some(({ appointment }) => appointment._id === appointmentId)

const concerns = ({ columnKey, appointment }: DragTarget, column: Column): boolean =>
  column.key === columnKey || holds(column, appointment._id)

export const DiaryGrid = ({
  salon,
  shown,
  days,
  marks,
  staffMember,
  swiped,
  appointments,
  now,
  today,
  nowLine,
  onDayChosen,
}: DiaryGridProps) => {
  const { t } = useTranslation('diary')
  const format = useFormat()
  const dispatch = useAppDispatch()
  const [focused, setFocused] = useState<string | null>(null)
  const staff = useMemo(() => (staffMember === undefined ? salon.staff : [staffMember]), [salon, staffMember])
  const { timeZone } = salon
  const shift = useSelector(selectShift)
  const placed = useMemo(() => withShift(appointments, shift, days), [appointments, shift, days])
  const { hours, columns } = useColumns({ timeZone, days, staff, appointments: placed, now })
  const count = ((hours.until - hours.from) * 60_000) / rowLength
  const drop = useCallback(
    (appointment: Appointment, to: AppointmentSlot) => void dispatch(dropAppointment(appointment, to, shown)),
    [dispatch, shown],
  )
  const shownIndex = swiped ? columns.findIndex(({ staffMember: of }) => of?.id === swiped.staffId) : null
  const {
    heads,
    body: grid,
    onHeadsScrolled,
    onBodyScrolled,
  } = useSideways(shownIndex, index => {
    const reached = columns[index]?.staffMember
    if (reached) swiped?.onSwiped(reached.id)
  })
  const { target, grab } = useBlockDrag(grid, columns, count, drop)

  const keys = useMemo(() => columns.flatMap(column => itemsOf(column).map(({ key }) => key)), [columns])
  // Off the screen, the focused item would pull its column back into view.
  const inView = columns[shownIndex ?? -1]
  const reachable = inView ? itemsOf(inView).map(({ key }) => key) : keys
  const tabStop = focused !== null && reachable.includes(focused) ? focused : (reachable[0] ?? keys[0])

  const followArrow = (event: KeyboardEvent<HTMLElement>) => {
    if (!grid.current || !(event.target instanceof HTMLElement)) return
    const next = neighbourOf(grid.current, event.target, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const keepTabStop = () => {
    const items = [...(grid.current?.querySelectorAll('[data-diary-item]') ?? [])]
    setFocused(keys[items.findIndex(item => item === document.activeElement)] ?? null)
  }

  const nowOf = ({ date, blocks, staffMember: of }: Column) => {
    const openDay = days.find(day => day.date === today)
    if (!of || date !== today || !openDay) return undefined
    return staffNow({ column: { date, blocks }, open: workingOf(openDay, of.id), timeZone, now })
  }
  const nowOfStaff = ({ id }: StaffMember) => {
    const column = columns.find(({ staffMember: of }) => of?.id === id)
    return column && nowOf(column)
  }
  const labelOf = ({ staffMember: of, date }: Column) => {
    const day = format.date(date)
    return of ? t('columnLabel', { staffMember: format.name(of), day }) : day
  }
  return (
    <div className={styles.frame} style={{ '--rows': count, '--columns': columns.length } as CSSProperties}>
      {swiped ? (
        <div className={styles.staff}>
          <StaffStrip
            staff={salon.staff}
            staffId={swiped.staffId}
            marks={marks}
            present={{ of: nowOfStaff, timeZone }}
            onStaffChosen={swiped.onStaffChosen}
          />
        </div>
      ) : (
        <DiaryHeads
          ref={heads}
          columns={columns}
          days={days}
          marks={marks}
          timeZone={timeZone}
          today={today}
          nowOf={nowOf}
          onScrolled={onHeadsScrolled}
          onDayChosen={onDayChosen}
        />
      )}
      <div
        ref={grid}
        role="group"
        aria-label={t('gridLabel')}
        className={styles.window}
        data-swiped={swiped ? '' : undefined}
        onKeyDown={followArrow}
        onFocus={keepTabStop}
        onScroll={onBodyScrolled}
      >
        <div className={styles.body}>
          <DiaryScale hours={hours} />
          {columns.map((column, index) => (
            <DiaryColumn
              key={column.key}
              column={column}
              label={labelOf(column)}
              timeZone={timeZone}
              now={now}
              nowLine={index === (shownIndex ?? 0) ? nowLine : null}
              count={count}
              tabStop={tabStop}
              dragged={target && concerns(target, column) ? target : null}
              busyId={shift && holds(column, shift.appointmentId) ? shift.appointmentId : null}
              marks={staffMember === null ? marks : undefined}
              onGrab={grab}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
