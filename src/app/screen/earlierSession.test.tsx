import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, screen } from '@testing-library/react'
import { drawStep, stepsIn } from '@/testing/kit/drawStep'

const fixtures = join(process.cwd(), 'src/testing/fixtures/v0.1.0')

/** A client of release 0.1.0 downloaded it after the question whether to cancel an appointment. */
const session = 'session.json'

const stepsOfSession = (name = session) => stepsIn(readFileSync(join(fixtures, name)))

test('each step of a session of release 0.1.0 is a screen', async () => {
  const steps = await stepsOfSession()
  expect(steps).toHaveLength(19)
  const titles: string[] = []
  for (const step of steps) {
    await drawStep(step)
    const title = await screen.findByRole('heading', { level: 1, hidden: true })
    titles.push(title.textContent)
    cleanup()
  }
  expect(new Set(titles)).toEqual(new Set(['Appointments', 'Contact us']))
})

test('a dialog that was open is open', async () => {
  const asked = (await stepsOfSession()).find(({ action }) => action.type === 'appointments/endingRequested')
  if (!asked) throw new Error('Nothing was asked')
  await drawStep(asked)
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this appointment?' })
  expect(dialog).toHaveTextContent('Haircut on Monday, November 30 at 9:00 AM')
})

test.each([
  ['sessionOfBooking.json', 'heading', 'Is everything right?'],
  ['sessionOfSections.json', 'dialog', 'Add New Section'],
])('%s ends where it ended', async (name, role, title) => {
  const last = (await stepsOfSession(name)).at(-1)
  if (!last) throw new Error('No step')
  await drawStep(last)
  expect(await screen.findByRole(role, { name: title })).toBeVisible()
})
