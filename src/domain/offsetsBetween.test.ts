import { offsetsBetween } from './offsetsBetween'
import { offsetAt } from './zonedTime'

const hour = 60 * 60 * 1000
const from = Date.parse('2026-01-01T00:00:00Z')
const until = Date.parse('2028-01-01T00:00:00Z')

test.each(['Africa/Casablanca', 'Asia/Gaza', 'Australia/Lord_Howe', 'America/New_York', 'Asia/Amman'])(
  'every hour of two years lies in one stretch with its offset: %s',
  timeZone => {
    const intervals = offsetsBetween({ from, until }, timeZone)
    expect([intervals[0]?.from, intervals.at(-1)?.until]).toEqual([from, until])
    let index = 0
    for (let instant = from; instant < until; instant += hour) {
      while (instant >= (intervals[index]?.until ?? 0)) {
        expect(intervals[index + 1]?.from).toBe(intervals[index]?.until)
        index += 1
      }
      expect(intervals[index]?.offset).toBe(offsetAt(instant, timeZone))
    }
    expect(index).toBe(intervals.length - 1)
  },
)

test('a moment is a stretch too', () => {
  expect(offsetsBetween({ from, until: from }, 'UTC')).toEqual([{ from, until: from, offset: 0 }])
})
