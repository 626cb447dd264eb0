import { useTranslation } from 'react-i18next'
import type { ChangeProblem } from './change'

export function ChangeProblemText({ problem }: { problem: ChangeProblem }) {
  const { t } = useTranslation(['schedule', 'common'])
  switch (problem) {
    case 'gone':
    case 'dayOffTwice':
    case 'dayOffPast':
      return t(`problem.${problem}`)
    case 'networkDown':
    case 'tooMany':
    case 'somethingWrong':
      return t(`common:${problem}`)
  }
}
