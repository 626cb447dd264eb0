import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
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
afterEach(() => server.close())

const open = async (language: Language = 'en'): Promise<RenderedApp> => {
  const app = await renderApp({ path: paths.services, signedInAs: owner, server, language })
  await screen.findByRole('combobox')
  return app
}

const openHair = async () => {
  const app = await open()
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'Hair')
  await screen.findByRole('heading', { name: 'Haircut' })
  return app
}

const openDialog = async ({ user }: RenderedApp, opener = 'Add Service') => {
  await user.click(screen.getByRole('button', { name: opener }))
  return screen.findByRole('dialog')
}

const stored = async () => {
  const rows = await server.app.db.selectFrom('services').selectAll().orderBy('position').execute()
  return rows.map(({ name, cost, currency, minutes }) => `${name} ${cost} ${currency} ${minutes}`)
}

test('a service cannot be added before a section is chosen', async () => {
  const app = await open()
  expect(screen.getByRole('combobox', { name: 'Section' })).toHaveDisplayValue('Select a Section')
  await app.user.click(screen.getByRole('button', { name: 'Add Service' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Please select a section first.')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await app.user.selectOptions(screen.getByRole('combobox'), 'Hair')
  expect(screen.queryByText('Please select a section first.')).not.toBeInTheDocument()
})

test('the services of the chosen section stand with price and time', async () => {
  await openHair()
  const card = screen.getByRole('heading', { name: 'Haircut' }).closest('[role=row]')
  expect(card).toHaveTextContent('Price: $20')
  expect(card).toHaveTextContent('Time: 60 mins')
})

test.each([
  ['Dollar', 'Price: $10', 'USD'],
  ['Euro', 'Price: €10', 'EUR'],
  ['Pound', 'Price: £10', 'GBP'],
])('a service of 10 %s is added once, however often Add is pressed', async (currency, price, code) => {
  const app = await openHair()
  const dialog = within(await openDialog(app))
  expect(dialog.getByRole('textbox', { name: 'Service Time (mins)' })).toHaveValue('60')
  expect(dialog.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue('Dollar')
  await app.user.type(dialog.getByRole('textbox', { name: 'Service Name' }), '  Shave ')
  await app.user.selectOptions(dialog.getByRole('combobox', { name: 'Currency' }), currency)
  await app.user.type(dialog.getByRole('textbox', { name: 'Service Cost' }), '١٠')
  const release = app.network.hold(`/salons/${scenario.salon.id}/services`)
  const add = dialog.getByRole('button', { name: 'Add' })
  fireEvent.click(add)
  fireEvent.click(add)
  await waitFor(() => expect(add).toHaveAttribute('aria-busy', 'true'))
  expect(screen.queryByText(price)).not.toBeInTheDocument()
  release()
  expect(await screen.findByText(price)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getAllByText(price)).toHaveLength(1)
  expect(await stored()).toEqual(['Haircut 20 USD 60', `Shave 10 ${code} 60`])
})

test('a service whose answer was lost is there once when it is sent again', async () => {
  const app = await openHair()
  const dialog = within(await openDialog(app))
  await app.user.type(dialog.getByRole('textbox', { name: 'Service Name' }), 'Shave')
  await app.user.click(dialog.getByRole('button', { name: 'Add it in Arabic too' }))
  await app.user.type(dialog.getByRole('textbox', { name: /In Arabic/ }), 'حلاقة')
  app.network.loseAnswer(`/salons/${scenario.salon.id}/services`)
  await app.user.type(dialog.getByRole('textbox', { name: 'Service Cost' }), '10{Enter}')
  expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { name: 'Shave' })).toBeVisible()
  expect(await stored()).toEqual(['Haircut 20 USD 60', 'Shave 10 USD 60'])
  const shave = server.app.db.selectFrom('services').select('name_ar').where('name', '=', 'Shave')
  expect(await shave.execute()).toEqual([{ name_ar: 'حلاقة' }])
})

test('without a name or without a cost nothing happens', async () => {
  const app = await openHair()
  const dialog = within(await openDialog(app))
  const name = dialog.getByRole('textbox', { name: 'Service Name' })
  const cost = dialog.getByRole('textbox', { name: 'Service Cost' })
  const add = dialog.getByRole('button', { name: 'Add' })
  await app.user.click(add)
  await app.user.type(cost, '20')
  await app.user.type(name, '   {Enter}')
  await app.user.clear(cost)
  await app.user.type(name, 'Shave')
  await app.user.click(add)
  for (const box of [name, cost]) {
    expect(box).toBeRequired()
    expect(box).not.toHaveAttribute('aria-invalid', 'true')
    expect(box).not.toHaveAccessibleDescription()
  }
  expect(app.network.sent.filter(line => line.startsWith('POST /salons'))).toEqual([])
})

test('every wrong number is told at its box and stays there', async () => {
  const app = await openHair()
  const dialog = within(await openDialog(app))
  await app.user.type(dialog.getByRole('textbox', { name: 'Service Name' }), 'Shave')

  const whole = 'Enter a whole number from 0, without decimals'
  const minutes = 'Enter a whole number of minutes'
  for (const [label, typed, message] of [
    ['Service Cost', '19.99', whole],
    ['Service Cost', '19,99', whole],
    ['Service Cost', '1e3', whole],
    ['Service Cost', '-5', whole],
    ['Service Cost', '999999999999', 'This cost is too large'],
    ['Service Time (mins)', '0', 'Enter between 5 and 720 minutes'],
    ['Service Time (mins)', '-30', minutes],
    ['Service Time (mins)', '60abc', minutes],
    ['Service Time (mins)', '', minutes],
  ] as const) {
    const box = dialog.getByRole('textbox', { name: label })
    await app.user.clear(box)
    if (typed) await app.user.type(box, typed)
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(box).toHaveAccessibleDescription(message))
    expect(box).toHaveValue(typed)
    await app.user.clear(box)
    await app.user.type(box, label === 'Service Cost' ? '20' : '30')
  }
  expect(await stored()).toEqual(['Haircut 20 USD 60'])
  expect(app.network.sent.filter(line => line.startsWith('POST /salons'))).toEqual([])
})

test('the dialog waits for the answer; what is refused is in it still, and can be sent again', async () => {
  const app = await openHair()
  const cost = () => screen.getByRole('textbox', { name: 'Service Cost' })
  await openDialog(app, 'Edit Haircut')
  expect(cost()).toHaveValue('20')
  await app.user.clear(cost())
  await app.user.type(cost(), '0')
  const release = app.network.hold(
    `/salons/${scenario.salon.id}/services`,
    () => new Response('<html>', { status: 502 }),
  )
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'),
  )
  await app.user.keyboard('{Escape}')
  expect(cost()).toHaveValue('0')
  release()
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible()
  expect(cost()).toHaveValue('0')
  expect(screen.getByText('Price: $20')).toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Price: Free')).toBeVisible()
  await waitFor(async () => expect(await stored()).toEqual(['Haircut 0 USD 60']))
})

test('what the server finds at fault stands at its box', async () => {
  const app = await openHair()
  await openDialog(app, 'Edit Haircut')
  app.network.answer(
    `/salons/${scenario.salon.id}/services`,
    () =>
      Response.json(
        { success: false, message: 'Invalid', code: 'invalid', fields: { cost: 'cost_too_large' } },
        { status: 400 },
      ),
    { once: true },
  )
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('This cost is too large')
  const cost = screen.getByRole('textbox', { name: 'Service Cost' })
  expect(cost).toHaveAccessibleDescription('This cost is too large')
  expect(screen.queryByText('Something went wrong. Please try again.')).not.toBeInTheDocument()
})

async function changeByAnother(): Promise<void> {
  const theirs = { sectionId: scenario.section.id, name: 'Haircut', cost: 30, currency: 'EUR', time: 60 }
  const cookie = await signIn(server, owner)
  const path = `/salons/${scenario.salon.id}/services/${scenario.service.id}`
  expect((await server.request('PUT', path, theirs, { cookie })).ok).toBe(true)
}

test('what another has changed meanwhile stays where the owner changed something else', async () => {
  const app = await openHair()
  await openDialog(app, 'Edit Haircut')
  await changeByAnother()
  await app.user.type(screen.getByRole('textbox', { name: 'Service Name' }), ' and wash')
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await stored()).toEqual(['Haircut and wash 30 EUR 60']))
  expect(await screen.findByText('Price: €30')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['Keep mine', 'Haircut 25 EUR 60'],
  ['Take theirs', 'Haircut 30 EUR 60'],
])('%s: what both have changed is asked, and nothing else is overwritten', async (answer, saved) => {
  const app = await openHair()
  await openDialog(app, 'Edit Haircut')
  await changeByAnother()
  const cost = () => screen.getByRole('textbox', { name: 'Service Cost' })
  await app.user.clear(cost())
  await app.user.type(cost(), '25')
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  const title = await screen.findByText('Somebody else has changed this in the meantime.')
  expect(title.closest('[role=alert]')).toHaveTextContent('It says now:Service Cost30Keep mineTake theirs')
  expect(cost()).toHaveValue('25')
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue('Euro')
  expect(await stored()).toEqual(['Haircut 30 EUR 60'])
  await app.user.click(screen.getByRole('button', { name: answer }))
  if (answer === 'Take theirs') {
    expect(cost()).toHaveValue('30')
    await app.user.click(screen.getByRole('button', { name: 'Save' }))
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(async () => expect(await stored()).toEqual([saved]))
})

test('a deleted service can be taken back until the page is left', async () => {
  const { user, history } = await openHair()
  const remove = () => user.click(screen.getByRole('button', { name: 'Delete Haircut' }))
  await remove()
  expect(screen.queryByRole('heading', { name: 'Haircut' })).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('group', { name: 'Services' })).toHaveFocus())
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('Haircut is deleted.')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('heading', { name: 'Haircut' })).toBeVisible()
  await remove()
  expect(await stored()).toEqual(['Haircut 20 USD 60'])
  act(() => history.push(paths.accountInfo))
  await waitFor(async () => expect(await stored()).toEqual([]))
})

test('a deletion says what stays booked; one that fails is back, and is tried again', async () => {
  await bookTomorrow(server, scenario, await addUser(server.app))
  const { user, network } = await openHair()
  await user.click(screen.getByRole('button', { name: 'Delete Haircut' }))
  const messages = screen.getByRole('region', { name: 'Messages' })
  await waitFor(() => expect(messages).toHaveTextContent('1 upcoming appointment stays as booked.'))
  const path = `/salons/${scenario.salon.id}/services/${scenario.service.id}`
  network.answer(path, () => new Response('<html>', { status: 500 }), { once: true })
  await user.click(within(messages).getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(messages).toHaveTextContent('Haircut could not be deleted.'))
  expect(screen.getByRole('heading', { name: 'Haircut' })).toBeVisible()
  await user.click(within(messages).getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await stored()).toEqual([]))
})

test('without sections the page leads to them', async () => {
  await server.app.db.deleteFrom('sections').execute()
  await renderApp({ path: paths.services, signedInAs: owner, server })
  expect(await screen.findByRole('link', { name: 'Go to My Sections' })).toHaveAttribute(
    'href',
    paths.sections,
  )
})

test('the page speaks Arabic', async () => {
  const { user } = await open('ar')
  expect(screen.getByRole('heading', { name: 'خدماتي' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'إضافة خدمة' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('يرجى اختيار قسم أولًا.')
  await user.selectOptions(screen.getByRole('combobox', { name: 'القسم' }), 'Hair')
  expect(await screen.findByText(/^السعر: .*20/)).toBeVisible()
})
