import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import type { Appointment, AppointmentSlot } from '@/domain/appointment'
import { workEndOf } from '@/domain/workUnits'
import type { Column } from './diaryColumns'
import { rowLength } from './rows'

export interface DragTarget {
  appointment: Appointment
  columnKey: string
  row: number
  rows: number
}

/** Pointer moves below this many pixels count as a click, not a drag. */
const slack = 6

interface Grabbed {
  appointment: Appointment
  pointerId: number
  x: number
  y: number
  /** Pixels from the block's top to the pointer. */
  offset: number
}

function targetOf(
  grid: HTMLElement | null,
  count: number,
  { appointment, offset }: Grabbed,
  x: number,
  y: number,
): DragTarget | null {
  const over = [...(grid?.querySelectorAll<HTMLElement>('[data-diary-column]') ?? [])].find(element => {
    const { left, right } = element.getBoundingClientRect()
    return x >= left && x < right
  })
  const columnKey = over?.dataset['diaryColumn']
  if (!over || columnKey === undefined) return null
  const { top, height } = over.getBoundingClientRect()
  const { startsAt = 0, endsAt = 0, workUnits } = appointment
  const rows = Math.ceil((workEndOf({ startsAt, endsAt, workUnits }) - startsAt) / rowLength)
  const row = Math.round(((y - offset - top) / height) * count) + 1
  return {
    appointment,
    columnKey,
    row: Math.min(Math.max(row, 1), count - rows + 1),
    rows,
  }
}

const isSame = (one: DragTarget, other: DragTarget): boolean =>
  one.columnKey === other.columnKey && one.row === other.row

function slotOf(
  columns: readonly Column[],
  { columnKey, row }: DragTarget,
  { staffId = '' }: Appointment,
): AppointmentSlot | undefined {
  const column = columns.find(({ key }) => key === columnKey)
  return (
    column && {
      staffId: column.staffMember?.id ?? staffId,
      startsAt: column.startsAt + (row - 1) * rowLength,
    }
  )
}

/**
 * Drags blocks with a mouse or pen, in steps of a row. A finger scrolls instead; touch users reschedule
 * with the form. The target stays out of the store, since only the grid needs it. `grab` is stable while its inputs
 * are.
 */
export function useBlockDrag(
  grid: RefObject<HTMLElement | null>,
  columns: readonly Column[],
  count: number,
  onDropped: (appointment: Appointment, slot: AppointmentSlot) => void,
) {
  const [target, setTarget] = useState<DragTarget | null>(null)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  const grab = useCallback(
    (appointment: Appointment, event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch' || event.button !== 0) return
      const { clientX: x, clientY: y, pointerId } = event
      const grabbed = {
        appointment,
        pointerId,
        x,
        y,
        offset: y - event.currentTarget.getBoundingClientRect().top,
      }
      let current: DragTarget | null = null

      const drag = (moved: globalThis.PointerEvent) => {
        if (moved.pointerId !== pointerId) return
        if (!current && Math.hypot(moved.clientX - x, moved.clientY - y) < slack) return
        current = targetOf(grid.current, count, grabbed, moved.clientX, moved.clientY) ?? current
        const reached = current
        setTarget(before => (before && reached && isSame(before, reached) ? before : reached))
      }
      const swallow = (click: MouseEvent) => {
        click.stopPropagation()
        click.preventDefault()
      }
      const end = (isLetGo: boolean) => {
        stop.current?.()
        const slot = isLetGo && current ? slotOf(columns, current, appointment) : undefined
        // The click that ends a drag must not open the dragged appointment.
        if (current) window.addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
        const isElsewhere = slot?.startsAt !== appointment.startsAt || slot?.staffId !== appointment.staffId
        if (slot && isElsewhere) onDropped(appointment, slot)
      }
      const letGo = (up: globalThis.PointerEvent) => up.pointerId === pointerId && end(true)
      const giveUp = () => end(false)
      const giveUpByKey = (pressed: KeyboardEvent) => pressed.key === 'Escape' && end(false)

      stop.current = () => {
        window.removeEventListener('pointermove', drag)
        window.removeEventListener('pointerup', letGo)
        window.removeEventListener('pointercancel', giveUp)
        window.removeEventListener('keydown', giveUpByKey)
        stop.current = null
        setTarget(null)
      }
      window.addEventListener('pointermove', drag)
      window.addEventListener('pointerup', letGo)
      window.addEventListener('pointercancel', giveUp)
      window.addEventListener('keydown', giveUpByKey)
    },
    [grid, columns, count, onDropped],
  )

  return { target, grab }
}
