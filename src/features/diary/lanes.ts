import { wholeUnits } from '@/domain/units'
import type { Instant } from '@/domain/zonedTime'
import { quarterLength } from './rows'

export interface AppointmentInterval {
  startsAt: Instant
  endsAt: Instant
}

/** An item that leaves room for others between its parts. */
interface Parted extends AppointmentInterval {
  parts?: readonly AppointmentInterval[]
}

/** The position of a block among simultaneous blocks: lane `lane` of `lanes`. */
export type Laned<Item> = Item & { lane: number; lanes: number }

/** A block covers the whole units that its appointment takes, and a quarter of an hour at least. */
export function shownInterval(timed: AppointmentInterval): AppointmentInterval {
  const { startsAt, endsAt } = wholeUnits(timed)
  return { startsAt, endsAt: Math.max(endsAt, startsAt + quarterLength) }
}

const overlap = (one: AppointmentInterval, other: AppointmentInterval): boolean =>
  one.startsAt < other.endsAt && one.endsAt > other.startsAt

/** Puts each block in the first free lane. Blocks connected by overlaps share the width evenly. */
export function inLanes<Item extends Parted>(items: readonly Item[]): Laned<Item>[] {
  const inOrder = [...items].sort((one, other) => one.startsAt - other.startsAt || one.endsAt - other.endsAt)
  const placed: Laned<Item>[] = []
  let group: Laned<Item>[] = []
  let lanes: AppointmentInterval[][] = []
  let groupEnd: Instant = -Infinity

  const closeGroup = () => {
    placed.push(...group.map(item => ({ ...item, lanes: lanes.length })))
    group = []
    lanes = []
  }
  for (const item of inOrder) {
    const shown = shownInterval(item)
    if (groupEnd <= shown.startsAt) closeGroup()
    groupEnd = Math.max(groupEnd, shown.endsAt)
    const parts = item.parts?.map(wholeUnits) ?? [shown]
    const free = lanes.findIndex(taken => !taken.some(one => parts.some(part => overlap(one, part))))
    const lane = free === -1 ? lanes.length : free
    lanes[lane] = [...(lanes[lane] ?? []), ...parts]
    group.push({ ...item, lane, lanes: 0 })
  }
  closeGroup()
  return placed
}
