import { act, fireEvent, screen } from '@testing-library/react'
import { closedVault, type Vault } from '@/store/vault'
import type { SignUpFlow } from '@/features/auth/signUpFlow'
import { eachTest } from '@/testing/kit/eachTest'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'

export const email = 'ann+salon@example.test'
export const details = {
  firstName: 'Ann',
  lastName: 'Lee',
  email,
  country: 'Palestine',
  city: 'Hebron',
  phone: '+970 0599 000 111',
}
export const chosen = { details, sealedPassword: 'sealed', business: 'barber', role: 'customer' } as const
export const unsent = { step: 'verifying', ...chosen, codeSentAt: null } as const satisfies SignUpFlow

/** Opens the only text that these tests have sealed. */
const vault: Vault = {
  ...closedVault,
  open: sealed => Promise.resolve(sealed === 'sealed' ? 'Kursi2026' : null),
}

export const codeBox = () => screen.findByRole('textbox', { name: 'Verification code' })
export const verify = () => screen.getByRole('button', { name: 'Verify' })
export const resend = () => screen.findByRole('button', { name: 'Resend Code' })
export const countdown = () => screen.findByRole('timer')
export const sent = ({ network }: RenderedApp, line: string) => network.sent.filter(one => one === line)

export async function tryCode({ user }: RenderedApp, code: string) {
  await user.clear(await codeBox())
  await user.click(await codeBox())
  await user.paste(code)
}

/** For each test of the file: a server and the page where Ann types its mailed code, on one clock. */
export function signUpCodeEachTest() {
  let now = 0
  const server = eachTest(
    () => {
      now = Date.parse('2027-02-05T09:00:00Z')
      return startApi({ now: () => now })
    },
    api => api.close(),
  )
  const mails = () => server().app.mailer.inbox?.() ?? []
  const mailedCode = (): string => {
    const code = /\b\d{6}\b/.exec(mails()[0]?.text ?? '')?.[0]
    if (!code) throw new Error('No code was mailed')
    return code
  }
  return {
    server,
    now: () => now,
    openAt: (
      signUp: SignUpFlow,
      options: Partial<Parameters<typeof renderApp>[0]> = {},
    ): Promise<RenderedApp> => {
      localStorage.setItem('kursi', JSON.stringify({ version: 1, slices: { auth: { signUp } } }))
      const { services, ...rest } = options
      const own = { vault, now: () => now, ...services }
      return renderApp({ path: '/verify', server: server(), services: own, ...rest })
    },
    mails,
    mailedCode,
    otherCode: () => String((Number(mailedCode()) + 1) % 1_000_000).padStart(6, '0'),
    /** Time passes while the tab sleeps; the user's return wakes it. */
    sleepFor: (seconds: number) => {
      now += seconds * 1000
      act(() => void fireEvent(document, new Event('visibilitychange')))
    },
    userRows: () => server().app.db.selectFrom('users').selectAll().execute(),
  }
}
