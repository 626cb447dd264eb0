import fc from 'fast-check'
import { correctionsOf, ownOffsets, shownSpan } from './zoneCorrections'
import { correctZones, ownOffsetAt, type ZoneOffsets } from './zoneOffsets'
import { instantOf, offsetAt, wallOf } from './zonedTime'

const hour = 60 * 60_000
const span = shownSpan(Date.parse('2027-02-15T12:34:56Z'))
const zones = [
  'Asia/Hebron',
  'Asia/Amman',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Europe/Paris',
  'America/New_York',
  'Australia/Lord_Howe',
  'UTC',
]

/** What a server says of a zone whose clocks go like those of another. */
const toldAs = (timeZone: string, like: string): ZoneOffsets => ({ ...ownOffsets(like, span), timeZone })

afterEach(() => correctZones([]))

test.each(zones)('where both know the same of %s, nothing is corrected', timeZone => {
  expect(correctionsOf([ownOffsets(timeZone, span)])).toEqual([])
})

test('only what differs is corrected', () => {
  const { intervals } = ownOffsets('Asia/Hebron', span)
  const answered = {
    timeZone: 'Asia/Hebron',
    intervals: intervals.map((one, index) => (index === 1 ? { ...one, offset: one.offset + hour } : one)),
  }
  expect(correctionsOf([answered, ownOffsets('UTC', span)])).toEqual([
    { timeZone: 'Asia/Hebron', intervals: [answered.intervals[1]] },
  ])
})

test('a zone that only the server knows has its offsets', () => {
  const corrections = correctionsOf([toldAs('Mars/Olympus', 'Asia/Kathmandu')])
  const noon = Date.parse('2027-02-15T12:00:00Z')
  expect(wallOf(noon, 'Mars/Olympus').minutes).toBe(12 * 60)
  correctZones(corrections)
  expect(wallOf(noon, 'Mars/Olympus').minutes).toBe(17 * 60 + 45)
})

test('what was known before a correction is forgotten with it', () => {
  const noon = instantOf('2027-02-15', 12 * 60, 'Asia/Hebron')
  correctZones(correctionsOf([toldAs('Asia/Hebron', 'Europe/Paris')]))
  expect(wallOf(noon, 'Asia/Hebron').minutes).toBe(11 * 60)
  correctZones([])
  expect(wallOf(noon, 'Asia/Hebron').minutes).toBe(12 * 60)
})

test('whatever a browser knows of a zone, it shows the time of the server', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom(...zones),
      // Clocks change at most once in three days, but for the end of what is corrected.
      fc.integer({ min: span.from / 60_000 + 72 * 60, max: span.until / 60_000 - 72 * 60 }),
      (zone, like, minute) => {
        correctZones(correctionsOf([toldAs(zone, like)]))
        const instant = minute * 60_000
        expect(offsetAt(instant, zone)).toBe(ownOffsetAt(instant, like))
        expect(wallOf(instant, zone)).toEqual(wallOf(instant, like))
      },
    ),
  )
})
