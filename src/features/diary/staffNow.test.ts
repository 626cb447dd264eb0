import type { Appointment } from '@/domain/appointment'
import type { Block } from './diaryColumns'
import { staffNow } from './staffNow'

const hour = 60 * 60 * 1000
/** 09:00 in Hebron, two hours ahead of UTC. */
const nine = Date.parse('2027-02-15T07:00:00Z')
const workday = [
  { from: 9 * 60, until: 12 * 60 },
  { from: 13 * 60, until: 17 * 60 },
]

const block = (from: number, until: number, status = 'confirmed') =>
  ({
    appointment: { status } as Appointment,
    startsAt: nine + from * hour,
    endsAt: nine + until * hour,
  }) as Block

const at = (hours: number, blocks: Block[] = [], open = workday) => {
  const column = { date: '2027-02-15', blocks } as const
  const found = staffNow({ column, open, timeZone: 'Asia/Hebron', now: nine + hours * hour })
  return found.state === 'busy' ? `busy until ${(found.until - nine) / hour}` : found.state
}

test.each([
  ['free from the first minute', at(0), 'free'],
  ['free before the next appointment', at(0, [block(1, 2)]), 'free'],
  ['away before work', at(-0.1), 'away'],
  ['away in a break', at(3.5), 'away'],
  ['away after work', at(8), 'away'],
  ['off without hours', at(1, [], []), 'off'],
  ['busy in an appointment', at(1, [block(1, 2)]), 'busy until 2'],
  ['busy until the last of several in a row', at(1, [block(2, 3), block(1, 2)]), 'busy until 3'],
  ['busy until the first gap', at(1, [block(1, 2), block(2.25, 3)]), 'busy until 2'],
  ['busy outside the hours', at(8, [block(7.5, 9)]), 'busy until 9'],
  ['free when the appointment has ended', at(2, [block(1, 2)]), 'free'],
  ['free when it was done early', at(1.5, [block(1, 2, 'done')]), 'free'],
])('%s', (_, found, expected) => {
  expect(found).toBe(expected)
})
