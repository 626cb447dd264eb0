import { seasonSchema } from '@/domain/seasonRequests'
import { demoSeason } from './demoSeason'

test.each([
  ['2026-12-01', '2027-02-08', '2027-03-08'],
  ['2027-01-09', '2027-02-08', '2027-03-08'],
  ['2027-01-10', '2028-01-28', '2028-02-25'],
  ['2027-02-20', '2028-01-28', '2028-02-25'],
])('the Ramadan after %s, not within a month, is from %s to %s', async (today, startsOn, endsOn) => {
  const season = demoSeason(today)
  expect(season).toMatchObject({ startsOn, endsOn })
  expect(await seasonSchema.validate(season)).toMatchObject({ startsOn, endsOn })
})
