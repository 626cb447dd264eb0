import type { ZoneOffsets } from '@/domain/zoneOffsets'
import { dataOf } from '@/testing/kit/answers'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const hour = 60 * 60_000

let server: TestApi
beforeAll(async () => {
  server = await startApi({ now: () => Date.parse('2027-02-15T12:00:00Z') })
})
afterAll(() => server.close())

const offsetsOf = (names: string) =>
  dataOf<ZoneOffsets[]>(server.request('GET', `/time-zones?names=${encodeURIComponent(names)}`))

test('a zone is told with its clock changes from a year ago until in two years', async () => {
  const [paris, ...others] = await offsetsOf('Europe/Paris')
  expect(others).toEqual([])
  expect(
    paris?.intervals.map(({ from, until, offset }) => [
      ...[from, until].map(at => new Date(at).toISOString().slice(0, 16)),
      offset / hour,
    ]),
  ).toEqual([
    ['2026-02-15T00:00', '2026-03-29T01:00', 1],
    ['2026-03-29T01:00', '2026-10-25T01:00', 2],
    ['2026-10-25T01:00', '2027-03-28T01:00', 1],
    ['2027-03-28T01:00', '2027-10-31T01:00', 2],
    ['2027-10-31T01:00', '2028-03-26T01:00', 1],
    ['2028-03-26T01:00', '2028-10-29T01:00', 2],
    ['2028-10-29T01:00', '2029-02-14T00:00', 1],
  ])
})

test.each([
  ['Asia/Hebron,Mars/Olympus,asia/hebron,,+03:00,UTC', ['Asia/Hebron', 'UTC']],
  [','.repeat(900), []],
])('of %s those are told that are zones in their one spelling', async (names, told) => {
  expect((await offsetsOf(names)).map(({ timeZone }) => timeZone)).toEqual(told)
})

test('names are asked for', async () => {
  expect((await server.request('GET', '/time-zones')).status).toBe(400)
})
