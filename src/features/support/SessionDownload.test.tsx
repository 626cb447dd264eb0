import { importState } from '@redux-devtools/utils'
import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { languageChosen } from '@/features/preferences/preferencesSlice'
import { stepsIn } from '@/testing/kit/drawStep'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'

const files: Blob[] = []
const names: string[] = []

beforeEach(() => {
  files.length = names.length = 0
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
})
afterEach(() => jest.restoreAllMocks())

const savedFile = async () => (await files[0]?.text()) ?? ''

async function download({ user }: RenderedApp, name = 'Download this session') {
  await user.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(names).toHaveLength(1))
}

const stepsNow = async ({ store }: RenderedApp) =>
  stepsIn(await store.dispatch((_dispatch, _getState, { sessionFile }) => sessionFile()))

test('a visitor sends along what they did, and none of what they typed', async () => {
  const app = await renderApp({ path: paths.contact })
  await app.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ann Lee')
  await app.user.type(screen.getByRole('textbox', { name: 'Email' }), 'ann@example.test')
  await app.user.type(screen.getByRole('textbox', { name: 'Message' }), 'Please call me')
  await app.user.click(screen.getByRole('checkbox'))
  app.network.down()
  await app.user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('There was an error sending the message.')

  await download(app)
  expect(await screen.findByText(/^The file is saved\./)).toBeVisible()
  expect(names).toEqual([expect.stringMatching(/^kursi-session-\d{12}\.json$/)])
  const file = await savedFile()
  expect(['Ann Lee', 'ann@example.test', 'Please call me'].filter(text => file.includes(text))).toEqual([])
  expect(file).toContain('submissions/unanswered')
  expect(importState(file, {})?.nextLiftedState.computedStates.at(-1)?.state).toMatchObject({
    submissions: { sendMessage: { step: 'unanswered', request: { termsAccepted: true } } },
    location: { pathname: '/contact-us' },
  })
})

test('who is signed in, their bookings and whom they are with are in it without a name', async () => {
  const server = await startApi()
  const scenario = await addSalon(server.app, { name: 'Golden Scissors' })
  const ann = await addUser(server.app, { name: 'Ann Lee', address: 'Olive Street 7' })
  await bookTomorrow(server, scenario, ann)
  const app = await renderApp({ path: paths.clientAppointments, server, signedInAs: ann })
  await screen.findByRole('button', { name: /^Cancel Haircut/ })
  act(() => app.history.push(paths.contact))
  await download(app)

  const file = await savedFile()
  const told = [ann.name, ann.email, ann.phone, ann.address, ...scenario.staff.map(({ name }) => name)]
  expect(told.filter(text => file.includes(text))).toEqual([])
  expect(['Golden Scissors', 'Haircut', ann.uid].filter(text => !file.includes(text))).toEqual([])
  await server.close()
})

test('beside the steps stand the window, what was typed by its shape, and how each call ended', async () => {
  const app = await renderApp({ path: paths.contact })
  await app.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ann@mail.test')
  app.network.down()
  await app.user.click(screen.getByRole('checkbox'))
  await app.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ann')
  await app.user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello')
  // The page is looked at once it has nothing more urgent to do.
  await waitFor(async () => {
    act(() => void app.store.dispatch(languageChosen('en')))
    const { drafts } = (await stepsNow(app)).at(-1) ?? {}
    expect(drafts).toMatchObject({
      email: '•••@••••.••••',
      name: '•••',
      message: '•••••',
      termsAccepted: '✓',
    })
  })
  await app.user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('There was an error sending the message.')
  const steps = await stepsNow(app)
  expect(steps.at(-1)?.seen).toMatchObject({
    online: true,
    theme: 'light',
    focus: expect.any(String) as string,
  })
  expect(steps.flatMap(({ request }) => request ?? [])).toContainEqual({
    endpoint: 'sendContactMessage',
    method: 'POST',
    status: 0,
    ms: expect.any(Number) as number,
  })
})

test('in Arabic it says so in Arabic', async () => {
  const app = await renderApp({ path: paths.contact, language: 'ar' })
  await download(app, 'تنزيل هذه الجلسة')
  expect(await screen.findByText(/^حُفظ الملف/)).toBeVisible()
  expect(JSON.parse(await savedFile())).toMatchObject({ kursi: { language: 'ar' } })
})
