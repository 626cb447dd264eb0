import { useTranslation } from 'react-i18next'
import { isTooMany, type ApiError } from '@/store/ApiError'
import { useTooManyText } from '@/store/useTooManyText'
import { commonProblem } from './commonProblem'

/** The text of an error without one of its own in the error catalogue. */
export function useProblemText(): (error: ApiError) => string {
  const { t } = useTranslation()
  const tooManyText = useTooManyText()
  return error => (isTooMany(error) ? tooManyText(error) : t(commonProblem(error)))
}
