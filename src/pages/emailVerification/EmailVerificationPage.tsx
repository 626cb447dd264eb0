import { Navigate, useLocation } from 'react-router-dom'
import { useAddressQuery } from '@/ui/useAddressQuery'
import { paths } from '@/domain/paths'
import { MailSentView } from './MailSentView'
import { NewPasswordView } from './NewPasswordView'

function readEmail(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined
  return typeof state.email === 'string' && state.email !== '' ? state.email : undefined
}

/** Shown after a reset link was requested. Opened through that link, it sets a new password. */
export function EmailVerificationPage() {
  const [parameters] = useAddressQuery()
  const ticket = parameters.get('token')
  const email = readEmail(useLocation().state)
  if (ticket) return <NewPasswordView ticket={ticket} />
  if (email) return <MailSentView email={email} />
  return <Navigate to={paths.forgotPassword} replace />
}
