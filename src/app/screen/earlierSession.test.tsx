import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, screen } from '@testing-library/react'
import { drawStep, stepsIn } from '@/testing/kit/drawStep'

const fixtures = join(process.cwd(), 'src/testing/fixtures')

/** A client of release 0.1.0 downloaded it after the question whether to cancel an appointment. */
const session = 'v0.1.0/session.json'

const stepsOfSession = (name = session) => stepsIn(readFileSync(join(fixtures, name)))

test.each([
  [session, 19],
  ['betweenReleases/sessionOfFormat2.json', 14],
  ['betweenReleases/sessionOfFormat3.json', 14],
])('each step of %s is a screen', async (name, count) => {
  const steps = await stepsOfSession(name)
  expect(steps).toHaveLength(count)
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
  ['v0.1.0/sessionOfBooking.json', 'heading', 'Is everything right?'],
  ['v0.1.0/sessionOfSections.json', 'dialog', 'Add New Section'],
])('%s ends where it ended', async (name, role, title) => {
  const last = (await stepsOfSession(name)).at(-1)
  if (!last) throw new Error('No step')
  await drawStep(last)
  expect(await screen.findByRole(role, { name: title })).toBeVisible()
})
