import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { MailSentView } from './MailSentView'
import { NewPasswordView } from './NewPasswordView'

/** The address that the forgot-password page passed on. */
function readEmail(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined
  return typeof state.email === 'string' && state.email !== '' ? state.email : undefined
}

/** After a reset link was asked for; and, opened by that link, the place to set a new password. */
export function EmailVerificationPage() {
  const [parameters] = useSearchParams()
  const ticket = parameters.get('token')
  const email = readEmail(useLocation().state)
  if (ticket) return <NewPasswordView ticket={ticket} />
  if (email) return <MailSentView email={email} />
  return <Navigate to={paths.forgotPassword} replace />
}
