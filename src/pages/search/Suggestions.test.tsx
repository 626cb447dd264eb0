import { screen, waitFor, within } from '@testing-library/react'
import { refreshSalonSummary } from '@/server/db/salonSummary'
import { addSalon } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
beforeEach(async () => {
  server = await startApi()
  const { app } = server
  for (const scenario of [
    await addSalon(app, { name: 'Golden Scissors', name_ar: 'المقص الذهبي' }),
    await addSalon(app, {
      name: 'Rose',
      city: 'Ramallah',
      service: { name: 'Golden facial', name_ar: 'تنظيف البشرة' },
    }),
  ])
    await refreshSalonSummary(app.db, scenario.salon.id)
})
afterEach(() => server.close())

const names = { en: 'Search salons', ar: 'البحث عن الصالونات' }

async function type(text: string, language: 'en' | 'ar' = 'en') {
  const app = await renderApp({ path: '/salons?everywhere=true', server, language })
  const field = await screen.findByRole('combobox', { name: names[language] })
  await app.user.type(field, text)
  return { app, field, list: await screen.findByRole('listbox') }
}

const options = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(option => option.textContent)

test('typing suggests salons and services, and a press on a salon leads to its page', async () => {
  const { app, field, list } = await type('golden')
  expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(field).toHaveAttribute('aria-controls', list.id)
  expect(within(within(list).getByRole('group', { name: 'Services' })).getByRole('option')).toHaveTextContent(
    'Golden facial',
  )
  const salons = within(list).getByRole('group', { name: 'Salons' })
  await app.user.click(within(salons).getByRole('option', { name: /Golden Scissors/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Golden Scissors' })).toBeVisible()
})

const chosen = () => within(screen.getByRole('listbox')).getByRole('option', { selected: true })

test('the arrows go through the list and around, Enter takes a service into the field', async () => {
  const { app, field } = await type('golden')
  expect(options()).toEqual(['Golden ScissorsHebron', 'Golden facial'])
  expect(field).not.toHaveAttribute('aria-activedescendant')
  await app.user.keyboard('{ArrowUp}')
  expect(chosen()).toHaveTextContent('Golden facial')
  await app.user.keyboard('{ArrowDown}{ArrowDown}')
  const active = chosen()
  expect(active).toHaveTextContent('Golden facial')
  expect(field).toHaveAttribute('aria-activedescendant', active.id)
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(app.path()).toBe('/salons?text=Golden+facial'))
  expect(field).toHaveFocus()
  expect(field).toHaveValue('Golden facial')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('a city becomes a filter instead of a text, in Arabic too', async () => {
  const { app, field } = await type('رام', 'ar')
  await app.user.click(screen.getByRole('option', { name: /رام الله/ }))
  await waitFor(() => expect(app.path()).toBe('/salons?country=Palestine&city=Ramallah'))
  expect(field).toHaveValue('')
})

test('Escape closes the list and leaves the text, and Enter without an option searches it', async () => {
  const { app, field } = await type('golden')
  await app.user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(field).toHaveAttribute('aria-expanded', 'false')
  expect(field).toHaveValue('golden')
  await app.user.type(field, ' s')
  await waitFor(() => expect(options()).toEqual(['Golden ScissorsHebron']))
  await app.user.keyboard('{Enter}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(app.path()).toBe('/salons?text=golden+s')
})

test('a text that stood in the address suggests nothing by itself, and each text is asked once', async () => {
  const app = await renderApp({ path: '/salons?text=golden', server })
  await screen.findByRole('heading', { level: 3, name: 'Golden Scissors' })
  const asked = () => app.network.sent.filter(line => line.includes('/salons/suggestions'))
  expect(asked()).toEqual([])
  const field = screen.getByRole('combobox', { name: 'Search salons' })
  await app.user.type(field, ' s')
  await screen.findByRole('listbox')
  expect(asked().length).toBeGreaterThan(0)
  expect(new Set(asked()).size).toBe(asked().length)
})
