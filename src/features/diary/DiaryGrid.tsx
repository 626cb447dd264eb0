import {
  useCallback,
  useMemo,
  useRef,
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
import { slotStep } from '@/domain/slots'
import type { IsoDate } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { DiaryColumn } from './DiaryColumn'
import type { Column } from './diaryColumns'
import styles from './DiaryGrid.module.css'
import { DiaryScale } from './DiaryScale'
import { selectShift } from './diarySlice'
import { dropAppointment } from './dropAppointment'
import { itemsOf } from './itemsOf'
import { neighbourOf } from './moveFocus'
import { workingOf, type OpenDay } from './openTimes'
import { StaffMark } from './StaffMark'
import type { StaffMarkLook } from './staffMarks'
import { staffNow } from './staffNow'
import { StaffNowText } from './StaffNowText'
import { useBlockDrag, type DragTarget } from './useBlockDrag'
import { useColumns } from './useColumns'
import { withShift } from './withShift'

interface DiaryGridProps {
  salon: Salon
  shown: ShownDays
  days: readonly OpenDay[]
  marks: ReadonlyMap<string, StaffMarkLook>
  /** The only column's staff member, null for all staff in one column. Undefined gives each staff member a column. */
  staffMember: StaffMember | null | undefined
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
  appointments,
  now,
  today,
  nowLine,
  onDayChosen,
}: DiaryGridProps) => {
  const { t } = useTranslation('diary')
  const format = useFormat()
  const dispatch = useAppDispatch()
  const grid = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const staff = useMemo(() => (staffMember === undefined ? salon.staff : [staffMember]), [salon, staffMember])
  const { timeZone } = salon
  const shift = useSelector(selectShift)
  const placed = useMemo(() => withShift(appointments, shift), [appointments, shift])
  const { hours, columns } = useColumns({ timeZone, days, staff, appointments: placed, now })
  const count = ((hours.until - hours.from) * 60_000) / slotStep
  const drop = useCallback(
    (appointment: Appointment, to: AppointmentSlot) => void dispatch(dropAppointment(appointment, to, shown)),
    [dispatch, shown],
  )
  const { target, grab } = useBlockDrag(grid, columns, count, drop)

  const keys = useMemo(() => columns.flatMap(column => itemsOf(column).map(({ key }) => key)), [columns])
  const tabStop = focused !== null && keys.includes(focused) ? focused : keys[0]

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

  const markOf = ({ id }: StaffMember) => {
    const mark = marks.get(id)
    return mark && <StaffMark mark={mark} />
  }
  const workingOn = (date: IsoDate, { id }: StaffMember) => {
    const shown = days.find(day => day.date === date)
    return shown ? workingOf(shown, id) : []
  }
  const labelOf = ({ staffMember: of, date }: Column) => {
    const day = format.date(date)
    return of ? t('columnLabel', { staffMember: format.name(of), day }) : day
  }
  return (
    <div
      className={styles.frame}
      style={{ '--rows': count, '--columns': columns.length } as CSSProperties}
      data-wide={columns.length > 4 || undefined}
    >
      <div className={styles.heads}>
        {columns.map(({ key, staffMember: of, date, blocks }) => (
          <div key={key} className={styles.head} data-today={(onDayChosen && date === today) || undefined}>
            {onDayChosen ? (
              <button type="button" className={styles.day} onClick={() => onDayChosen(date)}>
                <span>{format.date(date, 'weekday')}</span>
                <strong>{format.date(date, 'dayOfMonth')}</strong>
                <span className="visually-hidden">{t('openDay', { day: format.date(date) })}</span>
              </button>
            ) : (
              of && (
                <>
                  <span className={styles.name}>
                    {markOf(of)}
                    <bdi>{format.name(of)}</bdi>
                  </span>
                  {date === today && (
                    <StaffNowText
                      timeZone={timeZone}
                      value={staffNow({ column: { date, blocks }, open: workingOn(date, of), timeZone, now })}
                    />
                  )}
                </>
              )
            )}
          </div>
        ))}
      </div>
      <div
        ref={grid}
        role="group"
        aria-label={t('gridLabel')}
        className={styles.body}
        onKeyDown={followArrow}
        onFocus={keepTabStop}
      >
        <DiaryScale hours={hours} />
        {columns.map(column => (
          <DiaryColumn
            key={column.key}
            column={column}
            label={labelOf(column)}
            timeZone={timeZone}
            now={now}
            nowLine={nowLine}
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
  )
}
