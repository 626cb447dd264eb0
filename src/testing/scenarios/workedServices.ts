import fc from 'fast-check'

export interface DrawnService {
  minutes: number
  pauseAfterMinutes: number
  pauseMinutes: number
  cleanUpMinutes: number
  /** With the salon's second staff member, where it is another. */
  secondMinutes?: number
}

/** The services as one of the salon's staff does them. */
export const doneBy = (services: readonly DrawnService[], staff: number): DrawnService[] =>
  services.map(service => ({
    ...service,
    minutes: (staff === 1 ? service.secondMinutes : undefined) ?? service.minutes,
  }))

export const serviceArbitrary: fc.Arbitrary<DrawnService> = fc
  .record({
    minutes: fc.constantFrom(5, 7, 20, 30, 45, 50, 60, 90, 180),
    after: fc.nat(20),
    pause: fc.oneof(fc.constant(0), fc.nat(30)),
    cleanUp: fc.oneof(fc.constant(0), fc.nat(12)),
    second: fc.option(fc.constantFrom(5, 20, 35, 60, 95, 170), { nil: undefined }),
  })
  .map(({ minutes, after, pause, cleanUp, second }) => {
    const pauseAfterMinutes = 5 + 5 * after
    const most = minutes - 5 - pauseAfterMinutes
    const pauseMinutes = Math.max(0, Math.min(5 * pause, most - (most % 5)))
    const least = pauseMinutes === 0 ? 0 : pauseAfterMinutes + pauseMinutes + 5
    return {
      minutes,
      pauseAfterMinutes,
      pauseMinutes,
      cleanUpMinutes: 5 * cleanUp,
      ...(second !== undefined && { secondMinutes: Math.max(second, least) }),
    }
  })

/** In plain words, minute by minute, of services in a row: the units after the start in which the staff member cannot take another. */
export function neededUnits(services: readonly DrawnService[]): number[] {
  const needed: number[] = []
  let end = 0
  for (const { minutes, pauseAfterMinutes, pauseMinutes } of services) {
    for (let at = 0; at < minutes; at += 1) {
      const isPause = at >= pauseAfterMinutes && at < pauseAfterMinutes + pauseMinutes
      if (!isPause) needed.push(Math.floor((end + at) / 5))
    }
    end += minutes
  }
  const cleanUp = Math.max(...services.map(({ cleanUpMinutes }) => cleanUpMinutes))
  for (let at = Math.ceil(end / 5) * 5; at < end + cleanUp; at += 1) needed.push(Math.floor(at / 5))
  return [...new Set(needed)]
}
