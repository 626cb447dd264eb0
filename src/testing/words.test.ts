import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { sourceFiles, src } from './sourceFiles'

/** Words that identifiers must not use, and their replacements. */
const replaced: Record<string, string> = {
  chair: 'staff',
  chairs: 'staff',
  customer: 'client',
  customers: 'clients',
  fate: 'result',
  follower: 'subscriber',
  followers: 'subscribers',
  happening: 'domainEvent',
  happenings: 'domainEvents',
  house: 'salon',
  member: 'staff',
  members: 'staff',
  movement: 'charge',
  movements: 'charges',
  notice: 'notification',
  notices: 'notifications',
  outcome: 'result',
  outcomes: 'results',
  overtaken: 'stale',
  person: 'client',
  persons: 'clients',
  place: 'location',
  places: 'locations',
  shop: 'salon',
  shops: 'salons',
  stretch: 'interval',
  stretches: 'intervals',
  tell: 'notify',
  tells: 'notifies',
  told: 'notified',
  visit: 'appointment',
  visits: 'appointments',
}

/** External names, and words with another meaning here; as parts of camelCase joined by a space. */
const allowed: readonly [RegExp, string][] = [
  [/^barber (name|location|profile image)/, 'wire names of the specification'],
  [/\bcancel notice\b|\bnotice minutes\b/, 'a notice period before a cancellation is the trade’s own word'],
  [/\bstaff members?\b/, 'one of the staff'],
  [/\bone person\b/, 'a plan for one person is the specification’s own name'],
  [/\bcustomers?\b/, 'the role of the specification, and what payment providers call a payer'],
  [/\btook place\b|\bplace field errors\b|\bsome place\b/, 'no location'],
]

/** Words of earlier releases, which old files and tables still contain. */
const isOfEarlierReleases = (name: string): boolean =>
  name.startsWith('server/db/migrations') ||
  [
    'features/support/renamedActions.ts',
    'features/support/renamedWords.ts',
    'features/booking/earlierBooking.ts',
  ].includes(name)

const segments = (identifier: string): string[] =>
  identifier
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_$]+/g, ' ')
    .toLowerCase()
    .trim()
    .split(/\s+/)

function identifiersOf(name: string): Set<string> {
  const text = readFileSync(join(src, name), 'utf8')
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, false)
  const found = new Set<string>()
  const walk = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.add(node.text)
    ts.forEachChild(node, walk)
  }
  walk(file)
  return found
}

const faultOf = (identifier: string): string | undefined => {
  const parts = segments(identifier)
  const word = parts.find(part => replaced[part] !== undefined)
  if (word === undefined || allowed.some(([pattern]) => pattern.test(parts.join(' ')))) return undefined
  return `${identifier}: say ${replaced[word] ?? ''} instead of ${word}`
}

test('identifiers say the words of the glossary', () => {
  const files = sourceFiles().filter(name => !isOfEarlierReleases(name))
  const faults = files.flatMap(name =>
    [...identifiersOf(name)].flatMap(identifier => {
      const fault = faultOf(identifier)
      return fault === undefined ? [] : [`${name} ${fault}`]
    }),
  )
  expect(faults).toEqual([])
})

test.each([
  ['visitCard', true],
  ['bookedVisits', true],
  ['revisit', false],
  ['barberName', false],
  ['cancelNoticeMinutes', false],
  ['noticeKind', true],
])('%s is replaced: %s', (identifier, isReplaced) => {
  expect(faultOf(identifier) !== undefined).toBe(isReplaced)
})
