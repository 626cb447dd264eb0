import { screen } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addSalon } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'

test.each([
  ['en', 'Has free services'],
  ['ar', 'فيه خدمات مجانية'],
] as const)('in %s a salon whose lowest price is nothing says so in words', async (language, words) => {
  const server = await startApi()
  await addSalon(server.app, { name: 'Corner' })
  await server.app.db.updateTable('salons').set({ from_amount: 0 }).execute()
  await renderApp({ path: paths.salons, language, server })
  expect(await screen.findByText(words)).toBeVisible()
  expect(document.body).not.toHaveTextContent('$0')
  await server.close()
})
