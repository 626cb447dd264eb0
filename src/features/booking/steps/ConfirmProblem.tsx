import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/domain/paths'
import type { ApiError } from '@/store/ApiError'
import type { Submission } from '@/store/submission'
import { Banner } from '@/ui/Banner'
import { FormProblem } from '@/ui/form/FormProblem'

/** Why the server refused to book, other than a taken slot. */
function refusalOf({ status, code, fields }: ApiError) {
  if (code === 'signed_out' || code === 'too_many_bookings') return code
  if (status === 403) return 'not_allowed'
  if (status === 404 || fields?.['serviceIds']) return 'not_offered'
  return status === 429 ? 'too_many' : 'other'
}

/** Why the last attempt did not book, as far as known. */
export const ConfirmProblem = ({ submission }: { submission: Submission }) => {
  const { t } = useTranslation('booking')
  if (submission.step === 'unanswered') {
    return (
      <Banner tone="warn" title={t('confirm.unanswered')} live>
        <p>{t('confirm.unansweredText')}</p>
        <Link to={paths.clientAppointments}>{t('confirm.seeAppointments')}</Link>
      </Banner>
    )
  }
  return (
    <FormProblem>
      {submission.step === 'refused' && t(`refusal.${refusalOf(submission.problem)}`)}
    </FormProblem>
  )
}
