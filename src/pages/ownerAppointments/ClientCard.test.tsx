import { screen, waitFor, within } from '@testing-library/react'
import { clientPolicy } from '@/domain/clientPolicy'
import { paths } from '@/domain/paths'
import { dataOf } from '@/testing/kit/answers'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addDoneAppointment } from '@/testing/scenarios/addDoneAppointment'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'

let server: TestApi
let owner: TestUser
let ann: TestUser
let scenario: TestSalon
let appointmentId: string

beforeEach(async () => {
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  ann = await addUser(server.app, { name: 'Ann Haddad', phone: '+970599123456' })
  scenario = await addSalon(server.app, { owner })
  appointmentId = (await bookTomorrow(server, scenario, ann))._id
})
afterEach(() => server.close())

const open = (path: string = paths.ownerAppointments) => renderApp({ path, signedInAs: owner, server })

async function openCard(path?: string) {
  const app = await open(path)
  await app.user.click(await screen.findByRole('button', { name: 'Ann Haddad' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ann Haddad' }))
  return { ...app, dialog }
}

const writeElsewhere = async (details: object) =>
  dataOf(
    server.request('PUT', `/appointments/${appointmentId}/client/notes`, details, {
      cookie: await signIn(server, owner),
    }),
  )

test.each([[paths.ownerAppointments], [paths.owner]])(
  'a name in %s opens the card, with the phone, figures and history',
  async path => {
    const { dialog, user } = await openCard(path)
    expect(dialog.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+970599123456')
    expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/970599123456',
    )
    expect(dialog.getByText('No-shows').parentElement).toHaveTextContent('No-shows0')
    expect(await dialog.findByText('Confirmed')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
)

test('the calendar’s sheet leads to the card', async () => {
  const { user } = await open(`${paths.ownerAppointments}?view=calendar&date=${tomorrow}`)
  await user.click(await screen.findByRole('button', { name: /Ann Haddad, Haircut/, hidden: true }))
  await user.click(await screen.findByRole('button', { name: 'Client’s card' }))
  expect(await screen.findByRole('link', { name: 'WhatsApp' })).toBeVisible()
})

test('notes are saved, and a note that was written meanwhile is not lost', async () => {
  const { dialog, user } = await openCard()
  const field = await dialog.findByRole('textbox', { name: /^Your notes/ })
  expect(field).toHaveAttribute('maxlength', String(clientPolicy.notesLength))
  await user.type(field, 'Likes tea')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Saved.')).toBeVisible()
  await writeElsewhere({ notes: 'Likes coffee' })
  await user.type(field, ' and milk')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/Likes coffee/)).toBeVisible()
  const rows = await server.app.db.selectFrom('client_cards').select('notes').execute()
  expect(rows).toEqual([{ notes: 'Likes coffee' }])
})

test('nothing of the client leaves in a session file', async () => {
  const { dialog, user, store } = await openCard()
  await user.type(await dialog.findByRole('textbox', { name: /^Your notes/ }), 'Zebuquill')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Saved.')
  const file = await store.dispatch((_dispatch, _getState, { sessionFile }) => sessionFile())
  expect(file).not.toMatch(/Zebuquill|Haddad|599123456/)
})

test('what the salon keeps of a client is saved', async () => {
  const { dialog, user } = await openCard()
  await user.type(await dialog.findByLabelText('Allergies'), 'Ammonia')
  await user.type(dialog.getByLabelText(/^Tags/), 'VIP, colour')
  await user.selectOptions(dialog.getByLabelText('Day'), '30')
  await user.selectOptions(dialog.getByLabelText('Month'), '02')
  await user.click(dialog.getByLabelText(/^May be photographed/))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Enter a valid date')).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('Day'), '29')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Saved.')).toBeVisible()
  expect(dialog.getByText(/^Set on .* by /)).toBeVisible()
  expect(await dialog.findByRole('checkbox', { name: 'colour' })).toBeChecked()
})

test('allergies are on the calendar’s sheet', async () => {
  await writeElsewhere({ allergies: 'Ammonia' })
  const { user } = await open(`${paths.ownerAppointments}?view=calendar&date=${tomorrow}`)
  await user.click(await screen.findByRole('button', { name: /Ann Haddad, Haircut/, hidden: true }))
  expect(await screen.findByText('Ammonia')).toBeVisible()
})

test('a client is blocked after a question, and is told kindly', async () => {
  const { dialog, user } = await openCard()
  await user.click(await dialog.findByRole('button', { name: 'Block online booking' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Block' }))
  expect(await dialog.findByText(/^Blocked/)).toBeVisible()
  await user.click(await dialog.findByRole('button', { name: 'Allow online booking again' }))
  expect(await dialog.findByRole('button', { name: 'Block online booking' })).toBeVisible()
})

test('a formula is written down at the appointment in the history', async () => {
  const starts_at = Date.now() - 48 * 60 * 60 * 1000
  const id = await addDoneAppointment(server.app, scenario, {
    starts_at,
    client_id: ann.uid,
    walk_in_name: null,
  })
  const { dialog, user } = await openCard()
  await user.click(await dialog.findByRole('button', { name: /^Add a formula/ }))
  await user.type(await dialog.findByLabelText('Formula'), '7.1 + 20 vol')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByRole('button', { name: /^Change the formula/ })).toBeVisible()
  expect(dialog.getByText('7.1 + 20 vol')).toBeVisible()
  await waitFor(async () => {
    const rows = await server.app.db.selectFrom('appointment_formulas').selectAll().execute()
    expect(rows).toMatchObject([{ appointment_id: id, formula: '7.1 + 20 vol' }])
  })
})

test('a walk-in of the same name is merged after a question', async () => {
  const starts_at = Date.now() - 48 * 60 * 60 * 1000
  await addDoneAppointment(server.app, scenario, { starts_at, walk_in_name: 'Ann Haddad' })
  const { dialog, user } = await openCard()
  await user.click(await dialog.findByRole('button', { name: /^Merge with Ann Haddad/ }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(dialog.queryByText('Perhaps the same person')).not.toBeInTheDocument())
  expect(await dialog.findByText('Done')).toBeVisible()
})
