import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { renderApp } from '@/testing/kit/renderApp'

/** A session downloaded by a client of release 0.1.0 in the dialog that confirms a cancellation. */
const file = join(process.cwd(), 'src/testing/fixtures/v0.1.0/session.json')

test('a session of release 0.1.0 opens with all its steps, whose actions are called as they are now', async () => {
  const { user } = await renderApp({ path: paths.support })
  const session = new File([readFileSync(file)], 'session.json', { type: 'application/json' })
  await user.upload(await screen.findByLabelText('Session file'), session)
  expect(await screen.findByText('390 × 844')).toBeVisible()
  expect(screen.getByText('0.1.0')).toBeVisible()
  expect(screen.getByText('Step 19 of 19')).toBeVisible()
  const steps = within(screen.getByRole('list', { name: 'Steps' }))
  expect(steps.getByRole('button', { name: /^appointments\/endingRequested/ })).toBeVisible()
})
