import { QueryStatus } from '@reduxjs/toolkit/query'
import { screen, waitFor } from '@testing-library/react'
import storage from '@/testing/fixtures/v0.1.0/storage.json'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi } from '@/testing/kit/startApi'
import { addKnownSalon, comeBack, leftAt, type Situation } from '@/testing/scenarios/earlierVisit'
import { hostile, leavesIn, storageOf, withValue, type Entries } from './corruptions'
import { persistKey, type PersistedState } from './persistedSlices'
import { createStorageEngine } from './storageEngine'

const server = eachTest(
  () => startApi({ now: () => leftAt }),
  api => api.close(),
)

const opened = (entries: Entries, text: string): Promise<PersistedState> =>
  createStorageEngine(storageOf({ ...entries, [persistKey]: text })).getItem()

const partsOf = (state: PersistedState) => Object.keys(state).sort().join()

/** The entry with a hostile value at each place that has one which passes the checks; another one by the turn. */
async function hostileText(entries: Entries, turn: number): Promise<string> {
  let text = entries[persistKey] ?? '{}'
  const whole = await opened(entries, text)
  for (const path of leavesIn(JSON.parse(text))) {
    const before = JSON.stringify(await opened(entries, text))
    const passing: string[] = []
    for (const value of hostile) {
      const tried = withValue(text, path, value)
      const state = await opened(entries, tried)
      if (partsOf(state) === partsOf(whole) && JSON.stringify(state) !== before) passing.push(tried)
    }
    text = passing[turn % passing.length] ?? text
  }
  return text
}

const situations = Object.keys(storage) as Situation[]
const cases = situations.flatMap(situation => [0, 1, 2].map(turn => [situation, turn] as const))

test.each(cases)(
  'the page of %s stands with hostile values that pass the checks (%s)',
  async (situation, turn) => {
    const local: Entries = storage[situation].local
    const text = await hostileText(local, turn)
    expect(text).not.toBe(local[persistKey])
    if (situation.startsWith('book')) await addKnownSalon(server())
    const { store } = await comeBack(server(), situation, { [persistKey]: text })
    expect(await screen.findAllByRole('heading', { level: 1 })).not.toEqual([])
    await waitFor(() => {
      const calls = Object.values(store.getState().api.queries)
      expect(calls.filter(call => call?.status === QueryStatus.pending)).toEqual([])
    })
    expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument()
  },
)
