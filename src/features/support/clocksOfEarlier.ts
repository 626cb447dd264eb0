import { isRecord } from '@/domain/isRecord'
import { clockTicked, initialClock } from '@/store/clockSlice'

type Fields = Record<string, unknown>

/** Four slices had a clock each. */
const owners = ['appointments', 'diary', 'salons', 'takings']
const ticks = owners.map(owner => `${owner}/${owner}LookedAt`)

const lookedAt = (slice: unknown): number[] =>
  isRecord(slice) && typeof slice['lookedAt'] === 'number' ? [slice['lookedAt']] : []

/** The latest of their times. */
export function stateWithClock(state: Fields): Fields {
  const times = owners.flatMap(owner => lookedAt(state[owner]))
  return times.length === 0 ? state : { ...state, clock: { ...initialClock, now: Math.max(...times) } }
}

export const actionOfClock = (action: Fields): Fields =>
  ticks.includes(String(action['type'])) ? { ...action, type: clockTicked.type } : action
