import { useTranslation } from 'react-i18next'
import type { SignUpProblem } from './signUpProblem'
import { UserExists } from './UserExists'

export function SignUpProblemText({ problem }: { problem: SignUpProblem }) {
  const { t } = useTranslation(['auth', 'common'])
  switch (problem) {
    case 'user_exists':
      return <UserExists />
    case 'lapsed':
    case 'failed':
    case 'noAnswer':
      return t(`verify.${problem}`)
    default:
      return t(`common:${problem}`)
  }
}
