import { wholeUnits } from '@/domain/units'
import type { Instant } from '@/domain/zonedTime'
import { quarterLength } from './rows'

export interface AppointmentInterval {
  startsAt: Instant
  endsAt: Instant
}

/** The position of a block among simultaneous blocks: lane `lane` of `lanes`. */
export type Laned<Item> = Item & { lane: number; lanes: number }

/** A block covers the whole units that its appointment takes, and a quarter of an hour at least. */
export function shownInterval(timed: AppointmentInterval): AppointmentInterval {
  const { startsAt, endsAt } = wholeUnits(timed)
  return { startsAt, endsAt: Math.max(endsAt, startsAt + quarterLength) }
}

/** Puts each block in the first free lane. Blocks connected by overlaps share the width evenly. */
export function inLanes<Item extends AppointmentInterval>(items: readonly Item[]): Laned<Item>[] {
  const inOrder = [...items].sort((one, other) => one.startsAt - other.startsAt || one.endsAt - other.endsAt)
  const placed: Laned<Item>[] = []
  let group: Laned<Item>[] = []
  let laneEnds: Instant[] = []

  const closeGroup = () => {
    placed.push(...group.map(item => ({ ...item, lanes: laneEnds.length })))
    group = []
    laneEnds = []
  }
  for (const item of inOrder) {
    const { startsAt, endsAt } = shownInterval(item)
    if (laneEnds.every(end => end <= startsAt)) closeGroup()
    const free = laneEnds.findIndex(end => end <= startsAt)
    const lane = free === -1 ? laneEnds.length : free
    laneEnds[lane] = endsAt
    group.push({ ...item, lane, lanes: 0 })
  }
  closeGroup()
  return placed
}
