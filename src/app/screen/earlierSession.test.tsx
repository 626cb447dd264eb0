import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createI18n } from '@/i18n/createI18n'
import { paths } from '@/domain/paths'
import { readFile } from '@/features/support/readFile'
import { createSecrets } from '@/store/secrets'
import { closedVault } from '@/store/vault'
import { App } from '../App'
import { createPlainHistory } from '../routes/history'
import type { RootState } from '../store/rootReducer'
import { createScreenStore } from './screenStore'

const fixtures = join(process.cwd(), 'src/testing/fixtures/v0.1.0')

/** What a client of release 0.1.0 downloaded, who had been asked whether to cancel an appointment. */
const session = 'session.json'

const never = <Answer,>() => new Promise<Answer>(() => undefined)

async function stepsOfSession(name = session) {
  const read = await readFile(new File([readFileSync(join(fixtures, name))], name))
  if (read.kind !== 'session') throw new Error('It is no session')
  return read.session.steps
}

/** As `startScreen` draws it in its own window. */
async function draw(state: object, at: number): Promise<void> {
  globalThis.fetch = never
  const store = createScreenStore(state as RootState, {
    secrets: createSecrets(),
    vault: closedVault,
    now: () => at,
    newKey: () => '',
    leaveFor: () => undefined,
    sessionFile: never,
    rehydrateState: never,
  })
  const i18n = await createI18n('en')
  await act(async () => {
    render(<App store={store} history={createPlainHistory(paths.landing)} i18n={i18n} />)
  })
}

test('each step of a session of release 0.1.0 is a screen', async () => {
  const steps = await stepsOfSession()
  expect(steps).toHaveLength(19)
  const titles: string[] = []
  for (const { state, at } of steps) {
    await draw(state, at)
    const title = await screen.findByRole('heading', { level: 1, hidden: true })
    titles.push(title.textContent)
    cleanup()
  }
  expect(new Set(titles)).toEqual(new Set(['Appointments', 'Contact us']))
})

test('a dialog that was open is open', async () => {
  const asked = (await stepsOfSession()).find(({ action }) => action.type === 'appointments/endingRequested')
  if (!asked) throw new Error('Nothing was asked')
  await draw(asked.state, asked.at)
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this appointment?' })
  expect(dialog).toHaveTextContent('Haircut on Monday, November 30 at 9:00 AM')
})

test.each([
  ['sessionOfBooking.json', 'heading', 'Is everything right?'],
  ['sessionOfSections.json', 'dialog', 'Add New Section'],
])('%s ends where it ended', async (name, role, title) => {
  const last = (await stepsOfSession(name)).at(-1)
  if (!last) throw new Error('No step')
  await draw(last.state, last.at)
  expect(await screen.findByRole(role, { name: title })).toBeVisible()
})
