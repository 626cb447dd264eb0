import type { Appointment } from '@/domain/appointment'
import type { StaffMember } from '@/domain/salon'
import { columnOf } from './diaryColumns'

const hour = 60 * 60 * 1000
/** 09:00 in Hebron, two hours ahead of UTC. */
const nine = Date.parse('2027-02-15T07:00:00Z')
const staffMember = { id: 'first' } as StaffMember

const appointment = (_id: string, startsAt: number, status = 'confirmed', staffId = 'first', length = hour) =>
  ({ _id, status, startsAt, endsAt: startsAt + length, staffId }) as Appointment

const column = (appointments: Appointment[], now = nine - hour) => {
  const { blocks, gaps } = columnOf({
    timeZone: 'Asia/Hebron',
    day: { date: '2027-02-15', openOf: new Map([['first', [{ from: 9 * 60, until: 13 * 60 }]]]) },
    staffMember,
    hours: { from: 8 * 60, until: 14 * 60 },
    appointments,
    now,
  })
  return {
    blocks: blocks.map(({ appointment }) => appointment._id),
    rows: blocks.map(({ row, rows, lane, lanes }) => [row, rows, lane, lanes]),
    inPause: blocks.map(({ isInPause }) => isInPause),
    gaps: gaps.map(({ startsAt, endsAt }) => [(startsAt - nine) / hour, (endsAt - nine) / hour]),
  }
}

test('what holds its chair or was answered for is shown; what was called off, and another staff member, is not', () => {
  const statuses = ['pending', 'confirmed', 'done', 'no_show', 'cancelled', 'declined']
  const appointments = statuses.map((status, index) => appointment(status, nine + (index * hour) / 2, status))
  const { blocks } = column([...appointments, appointment('elsewhere', nine, 'confirmed', 'second')])
  expect([...blocks].sort()).toEqual(['confirmed', 'done', 'no_show', 'pending'])
})

test('what nobody holds is free: also what a no-show left, and nothing of what has passed', () => {
  const taken = appointment('taken', nine + hour)
  expect(column([taken]).gaps).toEqual([
    [0, 1],
    [2, 4],
  ])
  const noShow = appointment('no show', nine + 2 * hour, 'no_show')
  expect(column([taken, noShow], nine + 2.4 * hour).gaps).toEqual([[2.25, 4]])
  expect(column([], nine + 5 * hour).gaps).toEqual([])
})

test('appointments of 20 minutes stand under one another, each as high as it is long, and their gap is free', () => {
  const short = [0, 1, 3].map(index =>
    appointment(String(index), nine + (index * hour) / 3, 'confirmed', 'first', hour / 3),
  )
  const { rows, gaps } = column(short)
  expect(rows).toEqual([
    [13, 4, 0, 1],
    [17, 4, 0, 1],
    [25, 4, 0, 1],
  ])
  expect(gaps).toEqual([
    [2 / 3, 1],
    [4 / 3, 4],
  ])
})

test('appointments too short to press are as high as a quarter of an hour, beside one another', () => {
  const short = [0, 1].map(index =>
    appointment(String(index), nine + (index * hour) / 12, 'confirmed', 'first', hour / 12),
  )
  expect(column(short).rows).toEqual([
    [13, 3, 0, 2],
    [14, 3, 1, 2],
  ])
})

test('a cut stands in the pause of a colour, over the whole width; the rest of the pause is free', () => {
  const colour = appointment('colour', nine, 'confirmed', 'first', (100 / 60) * hour)
  const worked = { ...colour, workUnits: 'wwwwwwppppppppwwwwwwcc' }
  const cut = appointment('cut', nine + hour / 2, 'confirmed', 'first', hour / 3)
  const { rows, gaps, inPause } = column([worked, cut])
  expect(rows).toEqual([
    [13, 22, 0, 1],
    [19, 4, 0, 1],
  ])
  expect(inPause).toEqual([false, true])
  const [pause, after] = gaps
  expect(pause).toEqual([5 / 6, 7 / 6])
  expect(after).toEqual([11 / 6, 4])
})

test('whoever does not fit the pause stands beside the colour', () => {
  const colour = { ...appointment('colour', nine, 'confirmed', 'first', hour), workUnits: 'wwwpppppwwww' }
  const cut = appointment('cut', nine + hour / 4, 'confirmed', 'first', hour / 2)
  expect(column([colour, cut]).rows).toEqual([
    [13, 12, 0, 2],
    [16, 6, 1, 2],
  ])
})
