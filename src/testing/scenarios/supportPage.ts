import { screen, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { writeSession, type SessionFacts } from '@/features/support/sessionFile'
import { renderApp } from '../kit/renderApp'

const facts: SessionFacts = {
  version: '0.1.0',
  language: 'ar',
  viewport: { width: 390, height: 844 },
  savedAt: Date.UTC(2027, 2, 10, 12),
}

export const stateAt = (pathname: string) => ({
  location: { pathname, search: '', hash: '', key: 'hidden-1', state: null },
  preferences: { language: 'ar', theme: 'system' },
  auth: { user: null },
})

export const sessionOf = (actions: readonly { type: string }[], gap = 1000) =>
  writeSession(
    {
      first: stateAt('/'),
      steps: actions.map((action, index) => ({
        action,
        at: facts.savedAt + index * gap,
        state: stateAt(`/step-${index + 1}`),
      })),
    },
    facts,
  )

export const session = sessionOf(
  ['auth/loggedIn', 'location/locationChanged', 'appointments/endingRequested'].map((type, index) => ({
    type,
    payload: index,
  })),
)

export const fileOf = (text: string, name = 'session.json') =>
  new File([text], name, { type: 'application/json' })

/** The support page, and the way to choose a file on it. */
export async function openSupport(language: 'en' | 'ar' = 'en') {
  const app = await renderApp({ path: paths.support, language })
  const input = await screen.findByLabelText(language === 'en' ? 'Session file' : 'ملف الجلسة')
  return { ...app, choose: (text: string, name?: string) => app.user.upload(input, fileOf(text, name)) }
}

export const currentName = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('button')
    .find(button => button.getAttribute('aria-current') === 'step')?.textContent ?? ''
export const stateTree = () => screen.getByRole('region', { name: 'State of this step' })
