import { asJson, firstDifference } from '@/scripts/replay/difference'
import storage from '@/testing/fixtures/v0.1.0/storage.json'
import { rootReducer } from '../store/wholeReducer'
import { persistKey, persistVersion, writePersisted, type PersistedState } from './persistedSlices'
import { corruptionsOf, storageOf, type Entries } from './corruptions'
import { createStorageEngine, specKeys } from './storageEngine'

async function openState(entries: Entries): Promise<PersistedState> {
  return createStorageEngine(storageOf(entries)).getItem()
}

/** What today's release writes of the state that an earlier one left. */
async function asToday(entries: Entries): Promise<Entries> {
  const safe = storageOf(entries)
  writePersisted(safe, await openState(entries))
  return { ...entries, [persistKey]: safe.get(persistKey) ?? '' }
}

const earliest = Date.UTC(1970, 0)
const latest = Date.UTC(2200, 0)

function faultsIn(value: unknown, at = 'state'): string[] {
  if (typeof value === 'number') {
    return value >= Math.min(earliest, -1) && value < latest ? [] : [`${at} is ${value}`]
  }
  if (typeof value === 'string') return value.length <= 2_000 ? [] : [`${at} is ${value.length} long`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => faultsIn(inner, `${at}.${key}`))
}

const initial = rootReducer(undefined, { type: '@@INIT' })

async function check(entries: Entries): Promise<string[]> {
  const persisted = await openState(entries)
  const next = rootReducer({ ...initial, ...persisted }, { type: 'begun' })
  const again = await openState(await asToday(entries))
  const faults = faultsIn({ ...next, api: null })
  const difference = firstDifference(asJson(persisted), asJson(again))
  if (difference) faults.push(difference)
  if ('isAdmin' in {}) faults.push('every object has isAdmin')
  return faults
}

const situations = Object.entries(storage) as unknown as [string, { local: Entries }][]

test.each(situations)('no corruption of what was left at %s breaks the start', async (_name, { local }) => {
  const today = await asToday(local)
  expect(today[persistKey]).toContain(`"version":${persistVersion}`)
  for (const entries of [local, today]) {
    const texts = [persistKey, specKeys.user].flatMap(key => {
      const text = entries[key]
      return text === undefined
        ? []
        : corruptionsOf(text).map(corrupted => ({ ...entries, [key]: corrupted }))
    })
    expect(texts.length).toBeGreaterThan(200)
    const faults = new Set<string>()
    for (const corrupted of texts) for (const fault of await check(corrupted)) faults.add(fault)
    expect([...faults]).toEqual([])
  }
})
