import { screen } from '@testing-library/react'
import type { TestUser } from '@/testing/scenarios/builders'
import type { RenderedApp } from './renderApp'

/** Logs in on the login page, whose e-mail may be filled in. */
export async function logIn(
  { user }: Pick<RenderedApp, 'user'>,
  { email, password }: Pick<TestUser, 'email' | 'password'>,
): Promise<void> {
  await user.click(await screen.findByLabelText('Email'))
  await user.clear(screen.getByLabelText('Email'))
  await user.paste(email)
  await user.click(screen.getByLabelText('Password'))
  await user.paste(password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}
