import { screen, waitFor } from '@testing-library/react'
import { addSalon } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
beforeEach(async () => {
  server = await startApi()
  await addSalon(server.app, {
    name: 'Golden Scissors',
    name_ar: 'المقص الذهبي',
    search_text: 'golden scissors ذهبي',
  })
})
afterEach(() => server.close())

const open = (search: string, language: 'en' | 'ar' = 'en') =>
  renderApp({ path: `/salons${search}`, server, language })

test('a misspelled text shows what was meant, which a press puts in the field', async () => {
  const app = await open('?text=goldn+scissors')
  expect(await screen.findByRole('heading', { level: 3, name: 'Golden Scissors' })).toBeVisible()
  expect(screen.getByText(/Showing the closest matches for/)).toHaveTextContent('goldn scissors')
  await app.user.click(screen.getByRole('button', { name: 'Golden scissors' }))
  await waitFor(() => expect(app.path()).toBe('/salons?text=Golden+scissors'))
  expect(screen.getByRole('combobox', { name: 'Search salons' })).toHaveValue('Golden scissors')
  await waitFor(() => expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument())
})

test('where nothing is found the meant text is offered without the other filters', async () => {
  const app = await open('?text=%D8%A7%D9%84%D8%AF%D9%87%D8%A8%D9%8A&country=Jordan', 'ar')
  expect((await screen.findByText(/هل تقصد/)).parentElement).toHaveTextContent('هل تقصد: الذهبي')
  await app.user.click(screen.getByRole('button', { name: 'الذهبي' }))
  expect(await screen.findByRole('heading', { level: 3 })).toBeVisible()
  expect(new URLSearchParams(app.history.location.search).has('country')).toBe(false)
})
