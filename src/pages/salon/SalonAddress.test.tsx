import { screen, waitFor } from '@testing-library/react'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, type TestSalon } from '@/testing/scenarios/builders'
import { renewSlug } from '@/server/db/salonSlugs'

let server: TestApi
let scenario: TestSalon
beforeEach(async () => {
  server = await startApi()
  scenario = await addSalon(server.app, { name: 'صالون نور' })
  await renewSlug(server.app.db, scenario.salon.id)
})
afterEach(() => server.close())

const slug = encodeURIComponent('صالون-نور')

test('the salon is at its slug, and so is what leads on from it', async () => {
  await renderApp({ path: `/salons/${slug}`, server })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('صالون نور')
  expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', `/salons/${slug}/book`)
  expect(document.title).toBe('صالون نور · Kursi')
})

test.each(['', '/book'])('an id in the address of %p becomes the slug', async after => {
  const search = after && `?service=${scenario.service.id}`
  const { path } = await renderApp({ path: `/salons/${scenario.salon.id}${after}${search}`, server })
  await waitFor(() => expect(path()).toContain(`/salons/${slug}${after}`))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('صالون نور')
  expect(path()).toContain(search)
})
