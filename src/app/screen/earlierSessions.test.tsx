import { readFileSync } from 'node:fs'
import { act, cleanup, render, screen } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { readFile, type ReadFile } from '@/features/support/readFile'
import { createI18n } from '@/i18n/createI18n'
import { createSecrets } from '@/store/secrets'
import { closedVault } from '@/store/vault'
import { App } from '../App'
import { createPlainHistory } from '../history'
import type { RootState } from '../rootReducer'
import { createScreenStore, stateTold } from './screenStore'

type Session = Extract<ReadFile, { kind: 'session' }>

async function openFile(name: string): Promise<Session> {
  const read = await readFile(new Blob([readFileSync(`src/testing/fixtures/sessions/${name}.json`)]))
  if (read.kind !== 'session') throw new Error('No session')
  return read
}

const statesOf = ({ session: { first, steps } }: Session) =>
  [first, ...steps.map(({ state }) => state)] as RootState[]

const never = <Answer,>() => new Promise<Answer>(() => undefined)

/** As the window in the support page shows them, one state after the other. */
async function drawFirst({ facts: { savedAt } }: Session, state: RootState) {
  const store = createScreenStore(state, {
    secrets: createSecrets(),
    vault: closedVault,
    now: () => savedAt,
    newKey: () => '',
    leaveFor: () => undefined,
    sessionFile: never,
    restoreState: never,
  })
  const i18n = await createI18n('en')
  const history = createPlainHistory(paths.landing)
  globalThis.fetch = never
  await act(async () => {
    render(<App store={store} history={history} i18n={i18n} connectApi={() => Promise.resolve()} />)
  })
  return (next: RootState) => act(async () => void store.dispatch(stateTold(next)))
}

afterEach(cleanup)

test.each([
  ['format1Client', 'heading', 'Is everything right?'],
  ['format1Owner', 'dialog', 'Add New Section'],
])('a file of an earlier version still opens: %s', async (name, role, title) => {
  const opened = await openFile(name)
  const [first, ...others] = statesOf(opened)
  if (!first) throw new Error('No state')
  const show = await drawFirst(opened, first)
  for (const state of others) await show(state)
  expect(await screen.findByRole(role, { name: title })).toBeInTheDocument()
})
