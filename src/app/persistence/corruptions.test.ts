import storage from '@/testing/fixtures/v0.1.0/storage.json'
import { rootReducer } from '../store/rootReducer'
import { persistKey, persistVersion, writePersisted, type PersistedState } from './persistedSlices'
import { createSafeStorage, type SafeStorage } from './safeStorage'
import { createStorageEngine, specKeys } from './storageEngine'

type Entries = Readonly<Record<string, string>>

const storageOf = (entries: Entries): SafeStorage => {
  const safe = createSafeStorage(() => {
    throw new Error('Only these entries')
  })
  for (const [key, text] of Object.entries(entries)) safe.set(key, text)
  return safe
}

/** Values that no release has written at any place. */
const hostile: readonly string[] = [
  'null',
  'true',
  '-1',
  '1e30',
  '-1e30',
  '8.64e15',
  '0.5',
  '""',
  '"no such word"',
  '"__proto__"',
  '"9999-12-31"',
  '"2026-02-31"',
  JSON.stringify('x'.repeat(100_000)),
  '[]',
  '[null]',
  '[[[[[[[[{}]]]]]]]]',
  '{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"step":{"step":{}}}',
  '{"length":1e9}',
]

type Path = readonly (string | number)[]

function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [at, ...inner.flatMap(([key, field]) => pathsIn(field, [...at, key]))]
}

const placeholder = 'the hostile value'

/** The text of a JSON value with another value, or with none, at a path. */
function withValue(text: string, path: Path, value: string | undefined): string {
  if (path.length === 0) return value ?? ''
  const copy = { root: JSON.parse(text) as unknown }
  const owner = ['root', ...path]
    .slice(0, -1)
    .reduce<Record<string | number, unknown>>((inner, key) => inner[key] as never, copy)
  const key = ['root', ...path].at(-1) ?? 'root'
  if (value === undefined) Reflect.deleteProperty(owner, key)
  else owner[key] = placeholder
  return JSON.stringify(copy.root).replace(JSON.stringify(placeholder), () => value ?? '')
}

const corruptionsOf = (text: string): string[] =>
  pathsIn(JSON.parse(text)).flatMap(path =>
    [undefined, ...hostile].map(value => withValue(text, path, value)),
  )

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

async function check(entries: Entries): Promise<string[]> {
  const persisted = await openState(entries)
  const state = { ...rootReducer(undefined, { type: '@@INIT' }), ...persisted }
  const next = rootReducer(state, { type: 'begun' })
  const again = await openState(await asToday(entries))
  expect(again).toEqual(persisted)
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  return faultsIn({ ...next, api: null })
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
