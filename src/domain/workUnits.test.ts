import { busyParts, claimedUnits, pausesOf, workEndOf, workUnitsOf, type TimedService } from './workUnits'

const minute = 60_000
const nine = Date.parse('2027-02-06T09:00:00Z')

const colour = { minutes: 100, pauseAfterMinutes: 30, pauseMinutes: 40 }
const cut = { minutes: 30, cleanUpMinutes: 10 }

test.each<[string, TimedService[], string | null]>([
  ['work throughout', [{ minutes: 20 }], null],
  ['a pause', [colour], 'wwwwwwppppppppwwwwww'],
  ['a clean-up', [cut], 'wwwwwwcc'],
  ['a pause in the second service', [cut, colour], 'wwwwwwwwwwwwppppppppwwwwwwcc'],
  ['the longest clean-up, once', [cut, { minutes: 5, cleanUpMinutes: 5 }], 'wwwwwwwcc'],
  [
    'whole units alone',
    [{ minutes: 7 }, { minutes: 30, pauseAfterMinutes: 5, pauseMinutes: 10 }],
    'wwwpwwww',
  ],
  ['no whole unit', [{ minutes: 7 }, { minutes: 15, pauseAfterMinutes: 5, pauseMinutes: 5 }], null],
])('units of services with %s', (_what, services, units) => {
  expect(workUnitsOf(services)).toBe(units)
})

test('an appointment leaves its pauses to others, and keeps its clean-up, which is not in its end', () => {
  const workUnits = workUnitsOf([cut, colour])
  const appointment = { startsAt: nine, endsAt: nine + 130 * minute, workUnits }
  const minutes = (parts: ReturnType<typeof busyParts>) =>
    parts.map(({ startsAt, endsAt }) => [(startsAt - nine) / minute, (endsAt - nine) / minute])
  expect(minutes(busyParts(appointment))).toEqual([
    [0, 60],
    [100, 140],
  ])
  expect(minutes(pausesOf(appointment))).toEqual([[60, 100]])
  expect(workEndOf(appointment)).toBe(nine + 140 * minute)
  expect(claimedUnits(appointment)).toHaveLength(20)
})
