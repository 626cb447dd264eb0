import type { Hiding } from './hiddenFields'

const counted = {
  secret: (count: number) => `hidden-${count}`,
  name: (count: number) => `Name ${count}`,
  email: (count: number) => `email-${count}@kursi.invalid`,
  phone: (count: number) => `+999${String(count).padStart(8, '0')}`,
  address: (count: number) => `Address ${count}`,
  text: (count: number) => `Text ${count}`,
} as const

export type Counted = keyof typeof counted

export const isCounted = (as: Hiding): as is Counted => Object.hasOwn(counted, as)

export type StandIn = (as: Counted, value: string) => string

/**
 * Stands in for values of one file: the same value of a kind always gets the same stand-in, so that what was equal
 * stays equal, and what was empty stays empty.
 */
export function createStandIns(): StandIn {
  const given = new Map<string, string>()
  const counts = new Map<Counted, number>()
  return (as, value) => {
    if (value === '') return ''
    const name = `${as} ${value}`
    const known = given.get(name)
    if (known !== undefined) return known
    const count = (counts.get(as) ?? 0) + 1
    counts.set(as, count)
    const standIn = counted[as](count)
    given.set(name, standIn)
    return standIn
  }
}
