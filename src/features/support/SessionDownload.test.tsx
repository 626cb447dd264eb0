import { importState } from '@redux-devtools/utils'
import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { languageChosen } from '@/features/preferences/preferencesSlice'
import { stepsIn } from '@/testing/kit/drawStep'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { agreeToFile, lookAtFile, savedFilesEachTest } from '@/testing/kit/savedFiles'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'

const saved = savedFilesEachTest()

async function download(app: RenderedApp, name = 'Download this session') {
  await lookAtFile(app, name)
  await agreeToFile(app)
  await waitFor(() => expect(saved.names).toHaveLength(1))
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
  expect(saved.names).toEqual([expect.stringMatching(/^kursi-session-\d{12}\.json$/)])
  const file = await saved.text()
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

  const file = await saved.text()
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
  await lookAtFile(app, 'تنزيل هذه الجلسة')
  expect(screen.getByText(/^ليست كلمات المرور/)).toBeVisible()
  await agreeToFile(app, /^رأيت ما في الملف/, /^حفظ الملف$/)
  expect(await screen.findByText(/^حُفظ الملف/)).toBeVisible()
  expect(JSON.parse(await saved.text())).toMatchObject({ kursi: { language: 'ar' } })
})

const fileText = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^The file itself/ }).value

test('what is saved is the text that was shown, and what is not ticked is not in it', async () => {
  const app = await renderApp({ path: paths.contact })
  await app.user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Please call me')
  act(() => void app.store.dispatch(languageChosen('en')))
  await waitFor(async () => {
    act(() => void app.store.dispatch(languageChosen('en')))
    expect((await stepsNow(app)).at(-1)?.drafts).toMatchObject({ message: expect.any(String) as string })
  })
  await lookAtFile(app, 'Download this session')
  expect(screen.getByText(/^The length alone, each character a dot, of: .*message/)).toBeVisible()
  expect(fileText()).toContain('"message": "•••••• •••• ••"')
  await app.user.click(screen.getByRole('checkbox', { name: /as dots$/ }))
  await app.user.click(screen.getByRole('checkbox', { name: /^What stood around each step/ }))
  const shown = fileText()
  await agreeToFile(app)
  await waitFor(() => expect(saved.names).toHaveLength(1))
  expect(await saved.text()).toBe(shown)
  expect(shown).not.toContain('••••')
  const steps = await stepsIn(shown)
  expect(steps.filter(({ seen, drafts }) => seen ?? drafts)).toEqual([])
})

test('nothing is saved without consent, nor after a second thought', async () => {
  const app = await renderApp({ path: paths.contact })
  await screen.findByRole('button', { name: 'Download this session' })
  const download = within(screen.getByRole('region', { name: 'Something went wrong?' }))
  expect(download.getByRole('alert')).toHaveClass('visually-hidden')
  await lookAtFile(app, 'Download this session')
  await app.user.click(screen.getByRole('button', { name: 'Save the file' }))
  expect(await screen.findByText('Please agree first')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(saved.names).toEqual([])
  expect(app.store.getState().support.sharing).toBeNull()
})

test('a file that cannot be shown can be saved all the same', async () => {
  const { innerWidth } = window
  const app = await renderApp({ path: paths.contact })
  await screen.findByRole('button', { name: 'Download this session' })
  // No window of a proper size: support's own reader refuses such a file.
  window.innerWidth = 0
  await app.user.click(screen.getByRole('button', { name: 'Download this session' }))
  await app.user.click(await screen.findByRole('button', { name: 'Save it unseen' }))
  expect(await screen.findByText(/^The file is saved\./)).toBeVisible()
  expect(JSON.parse(await saved.text())).toMatchObject({ kursi: { viewport: { width: 0 } } })
  window.innerWidth = innerWidth
})
