import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { toastMilliseconds } from '@/ui/Toast'
import { paths } from '@/domain/paths'
import { logOut } from '@/features/auth/logOut'
import { sectionSubmission } from '@/features/sections/sectionSubmission'
import type { Section } from '@/domain/salon'
import type { Language } from '@/domain/languages'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let scenario: TestSalon
let owner: TestUser

beforeEach(async () => {
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner })
})
afterEach(async () => {
  jest.useRealTimers()
  await server.close()
})

const open = async (language: Language = 'en'): Promise<RenderedApp> => {
  const app = await renderApp({ path: paths.sections, signedInAs: owner, server, language })
  await screen.findByRole('heading', { name: 'Hair' })
  return app
}

const stored = async () => {
  const rows = await server.app.db.selectFrom('sections').select('name').orderBy('position').execute()
  return rows.map(({ name }) => name)
}

const shown = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

async function addSection(name: string, nameAr: string | null = null): Promise<Section> {
  const cookie = await signIn(server, owner)
  const answer = await server.request(
    'POST',
    `/salons/${scenario.salon.id}/sections`,
    { name, nameAr },
    { cookie },
  )
  return ((await answer.json()) as { data: Section }).data
}

const book = async () => bookTomorrow(server, scenario, await addUser(server.app))

const broken = () => new Response('<html>', { status: 502 })

const leave = ({ history }: RenderedApp) => act(() => history.push(paths.accountInfo))

test('a blank name does nothing; another is stored trimmed, and the dialog is gone', async () => {
  const { user, network } = await open()
  await user.click(screen.getByRole('button', { name: 'Add Section' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add New Section' })
  const box = within(dialog).getByPlaceholderText('Section Name')
  await user.type(box, '   {Enter}')
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(box).toBeRequired()
  expect(box).not.toHaveAttribute('aria-invalid', 'true')
  expect(box).not.toHaveAccessibleDescription()
  expect(network.sent.filter(line => line.startsWith('POST'))).toEqual([])
  await user.type(box, 'Nails  ')
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Nails' })).toBeVisible())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(async () => expect(await stored()).toEqual(['Hair', 'Nails']))
})

test.each(['Cancel', 'Escape', 'overlay'])('%s closes the dialog and the opener has the focus', async way => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Edit Hair' }))
  const box = await screen.findByRole('textbox', { name: 'Section Name' })
  expect(box).toHaveValue('Hair')
  await user.type(box, ' and beard')
  if (way === 'Cancel') await user.click(screen.getByRole('button', { name: 'Cancel' }))
  else if (way === 'Escape') await user.keyboard('{Escape}')
  else await user.click(document.body)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Hair' })).toHaveFocus())
  expect(await stored()).toEqual(['Hair'])
})

test('a renamed section keeps its Arabic name', async () => {
  await addSection('Nails', 'أظافر')
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Edit Nails' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit Section' })
  expect(within(dialog).getByRole('textbox', { name: /In Arabic/ })).toHaveValue('أظافر')
  await user.clear(within(dialog).getByRole('textbox', { name: 'Section Name' }))
  await user.type(within(dialog).getByRole('textbox', { name: 'Section Name' }), 'Hands')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'Hands' })).toBeVisible()
  const row = server.app.db.selectFrom('sections').selectAll().where('name', '=', 'Hands')
  await waitFor(async () => expect(await row.executeTakeFirst()).toMatchObject({ name_ar: 'أظافر' }))
})

test('the dialog waits for the answer; what is refused is in it still, and can be sent again', async () => {
  const { user, network } = await open()
  await user.click(screen.getByRole('button', { name: 'Edit Hair' }))
  const box = await screen.findByRole('textbox', { name: 'Section Name' })
  await user.clear(box)
  const path = `/salons/${scenario.salon.id}/sections/${scenario.section.id}`
  const release = network.hold(path, broken)
  await user.type(box, 'Hands{Enter}')
  const save = screen.getByRole('button', { name: 'Save' })
  await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'))
  await user.keyboard('{Escape}')
  expect(box).toHaveValue('Hands')

  release()
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible()
  expect(box).toHaveValue('Hands')
  expect(await stored()).toEqual(['Hair'])
  await user.click(save)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(shown()).toEqual(['Hands'])
  expect(await stored()).toEqual(['Hands'])
})

test('a refusal is in the state, with what was typed, and ends with the dialog', async () => {
  const { user, network, store } = await open()
  await user.click(screen.getByRole('button', { name: 'Add Section' }))
  network.answer(`/salons/${scenario.salon.id}/sections`, broken, { once: true })
  await user.type(await screen.findByPlaceholderText('Section Name'), 'Nails{Enter}')
  await screen.findByText('Something went wrong. Please try again.')
  expect(sectionSubmission.select(store.getState())).toMatchObject({
    step: 'unanswered',
    request: { name: 'Nails', nameAr: null },
  })
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(sectionSubmission.select(store.getState()).step).toBe('idle'))
})

test('a section that another has renamed meanwhile is not overwritten unseen', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Edit Hair' }))
  const cookie = await signIn(server, owner)
  const rename = (name: string) =>
    server.request(
      'PUT',
      `/salons/${scenario.salon.id}/sections/${scenario.section.id}`,
      { name },
      { cookie },
    )
  await rename('Theirs')
  const box = () => screen.getByRole('textbox', { name: 'Section Name' })
  await screen.findByRole('dialog')
  await user.clear(box())
  await user.type(box(), 'Mine')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const title = await screen.findByText('Somebody else has changed this in the meantime.')
  expect(title.closest('[role=alert]')).toHaveTextContent('It says now:Section NameTheirs')
  expect(await stored()).toEqual(['Theirs'])
  expect(box()).toHaveValue('Mine')
  await user.click(screen.getByRole('button', { name: 'Take theirs' }))
  expect(box()).toHaveValue('Theirs')
  await rename('Again')
  await user.type(box(), ' and mine')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }))
  expect(await screen.findByRole('heading', { name: 'Theirs and mine' })).toBeVisible()
  await waitFor(async () => expect(await stored()).toEqual(['Theirs and mine']))
})

test('however often Add is pressed there is one section, also when the first answer is lost', async () => {
  const { user, network } = await open()
  await user.click(screen.getByRole('button', { name: 'Add Section' }))
  await user.type(await screen.findByPlaceholderText('Section Name'), 'Nails')
  network.loseAnswer(`/salons/${scenario.salon.id}/sections`)
  await user.keyboard('{Enter}')
  expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible()
  expect(screen.getByPlaceholderText('Section Name')).toHaveValue('Nails')
  const release = network.hold(`/salons/${scenario.salon.id}/sections`)
  const add = screen.getByRole('button', { name: 'Add' })
  fireEvent.click(add)
  fireEvent.click(add)
  release()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(shown()).toEqual(['Hair', 'Nails'])
  expect(await stored()).toEqual(['Hair', 'Nails'])
})

test('another name after a lost answer is another section', async () => {
  const { user, network } = await open()
  await user.click(screen.getByRole('button', { name: 'Add Section' }))
  network.loseAnswer(`/salons/${scenario.salon.id}/sections`)
  await user.type(await screen.findByPlaceholderText('Section Name'), 'Nail{Enter}')
  await screen.findByText('No connection. Check your network and try again.')
  await user.type(screen.getByPlaceholderText('Section Name'), 's{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Nails' })).toBeVisible())
  await waitFor(async () => expect(await stored()).toEqual(['Hair', 'Nail', 'Nails']))
})

test('a deleted section says what goes with it, and can be taken back', async () => {
  await book()
  const app = await open()
  await app.user.click(screen.getByRole('button', { name: 'Delete Hair' }))
  expect(screen.queryByRole('heading', { name: 'Hair' })).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('group', { name: 'Sections' })).toHaveFocus())
  const messages = screen.getByRole('region', { name: 'Messages' })
  expect(messages).toHaveTextContent('Hair is deleted.Its 1 service goes with it.')
  await waitFor(() => expect(messages).toHaveTextContent('1 upcoming appointment stays as booked.'))
  await app.user.click(within(messages).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('heading', { name: 'Hair' })).toBeVisible()
  leave(app)
  await screen.findByRole('heading', { name: 'Account Info' })
  expect(await stored()).toEqual(['Hair'])
})

test('a deletion is final when the time to undo it is over, whatever became of another', async () => {
  await addSection('Nails')
  const app = await open()
  await screen.findByRole('heading', { name: 'Nails' })
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate'],
  })
  await app.user.click(screen.getByRole('button', { name: 'Delete Hair' }))
  await app.user.click(screen.getByRole('button', { name: 'Delete Nails' }))
  const [, ofNails] = screen.getAllByRole('button', { name: 'Undo' })
  if (ofNails) await app.user.click(ofNails)
  await act(() => jest.advanceTimersByTimeAsync(toastMilliseconds - 1_000))
  expect(await stored()).toEqual(['Hair', 'Nails'])
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  await waitFor(async () => expect(await stored()).toEqual(['Nails']))
  expect(shown()).toEqual(['Nails'])
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test.each(['the page is left', 'the window closes', 'its message is put away', 'the owner logs out'])(
  'a deletion is final when %s',
  async how => {
    const app = await open()
    await app.user.click(screen.getByRole('button', { name: 'Delete Hair' }))
    if (how === 'the page is left') leave(app)
    else if (how === 'the owner logs out') await act(() => app.store.dispatch(logOut()))
    else if (how === 'the window closes') window.dispatchEvent(new Event('pagehide'))
    else await app.user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(async () => expect(await stored()).toEqual([]))
  },
)

test('what could not be deleted is back, and is tried again', async () => {
  const { user, network } = await open()
  await user.click(screen.getByRole('button', { name: 'Delete Hair' }))
  const path = `/salons/${scenario.salon.id}/sections/${scenario.section.id}`
  network.answer(path, () => new Response('<html>', { status: 500 }), { once: true })
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByRole('heading', { name: 'Hair' })).toBeVisible()
  const messages = screen.getByRole('region', { name: 'Messages' })
  await waitFor(() => expect(messages).toHaveTextContent('Hair could not be deleted.'))
  await user.click(within(messages).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No sections yet')).toBeVisible()
  await waitFor(async () => expect(await stored()).toEqual([]))
})

test('what another has deleted meanwhile is told in the dialog, and is gone from the list', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Edit Hair' }))
  await server.app.db.deleteFrom('sections').execute()
  await user.type(await screen.findByRole('textbox', { name: 'Section Name' }), ' and beard{Enter}')
  expect(await screen.findByText('This section no longer exists.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('No sections yet')).toBeVisible()
})

test('an owner without a salon is told', async () => {
  const newOwner = await addUser(server.app, { role: 'barber' })
  await renderApp({ path: paths.sections, signedInAs: newOwner, server })
  expect(await screen.findByText('Your salon is not set up yet.')).toBeVisible()
})

test('a failure to load can be tried again', async () => {
  const app = await renderApp({ path: paths.accountInfo, signedInAs: owner, server })
  app.network.answer('/salons/mine', () => new Response('<html>', { status: 500 }), { once: true })
  act(() => app.history.push(paths.sections))
  await app.user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Hair' })).toBeVisible()
})

test('the page speaks Arabic', async () => {
  await addSection('Nails', 'أظافر')
  const { user } = await open('ar')
  expect(screen.getByRole('heading', { name: 'أقسامي' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'العودة إلى الرئيسية' })).toHaveAttribute('href', paths.owner)
  await user.click(await screen.findByRole('button', { name: 'حذف أظافر' }))
  expect(screen.getByRole('region', { name: 'الرسائل' })).toHaveTextContent('تم حذف أظافر.')
  await user.click(screen.getByRole('button', { name: 'تراجع' }))
  await user.click(screen.getByRole('button', { name: 'إضافة قسم' }))
  await waitFor(async () => expect(await screen.findByPlaceholderText('اسم القسم')).toHaveFocus())
})
