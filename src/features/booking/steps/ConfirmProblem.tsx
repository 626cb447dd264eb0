import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import type { BookRequest, ChangedService, SameTime } from '@/domain/appointment'
import type { AppointmentTotals } from '@/domain/appointmentServices'
import { isTooMany, type ApiError } from '@/store/ApiError'
import type { Submission } from '@/store/submission'
import { useTooManyText } from '@/store/useTooManyText'
import { Banner } from '@/ui/Banner'
import { FormProblem } from '@/ui/form/FormProblem'
import { Link } from '@/ui/Link'
import { usePrice } from '@/i18n/usePrice'
import { BookForAnother } from './BookForAnother'

/** Why the server refused to book, other than a taken slot. */
function refusalOf({ status, code, fields }: ApiError) {
  if (code === 'signed_out' || code === 'too_many_bookings' || code === 'client_blocked') return code
  if (status === 403) return 'not_allowed'
  return status === 404 || fields?.['serviceIds'] ? 'not_offered' : 'other'
}

/** What was agreed and what it is by now; booking again agrees to it. */
const ServiceChanged = ({ agreed, now }: ChangedService) => {
  const { t } = useTranslation(['booking', 'common'])
  const priceOf = usePrice()
  const textOf = (totals: AppointmentTotals) => ({
    price: priceOf(totals),
    minutes: t('common:minutes', { count: totals.minutes }),
  })
  return (
    <Banner tone="warn" title={t('changed.title')} live>
      <p>{t('changed.before', textOf(agreed))}</p>
      <p>{t('changed.now', textOf(now))}</p>
    </Banner>
  )
}

/** Why the last attempt did not book, as far as known. */
export const ConfirmProblem = ({
  submission,
  isForGuest,
}: {
  submission: Submission<BookRequest>
  isForGuest: boolean
}) => {
  const { t } = useTranslation('booking')
  const tooManyText = useTooManyText()
  if (submission.step === 'unanswered') {
    return (
      <Banner tone="warn" title={t('confirm.unanswered')} live>
        <p>{t('confirm.unansweredText')}</p>
        <Link to={paths.clientAppointments}>{t('confirm.seeAppointments')}</Link>
      </Banner>
    )
  }
  if (submission.step === 'refused' && submission.problem.code === 'service_changed') {
    return <ServiceChanged {...(submission.problem.data as ChangedService)} />
  }
  if (submission.step === 'refused' && submission.problem.code === 'same_time') {
    return isForGuest ? null : <BookForAnother {...(submission.problem.data as SameTime)} />
  }
  const textOf = (problem: ApiError) =>
    isTooMany(problem) ? tooManyText(problem) : t(`refusal.${refusalOf(problem)}`)
  return <FormProblem>{submission.step === 'refused' && textOf(submission.problem)}</FormProblem>
}
