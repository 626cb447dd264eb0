import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { Banner } from '@/ui/Banner'
import { FormProblem } from '@/ui/form/FormProblem'
import type { Booking } from './bookingState'

interface ConfirmProblemProps {
  booking: Extract<Booking, { step: 'confirming' | 'sending' | 'unanswered' }>
}

/** Why the last press did not book, as far as anybody knows. */
export const ConfirmProblem = ({ booking }: ConfirmProblemProps) => {
  const { t } = useTranslation('booking')
  if (booking.step === 'unanswered') {
    return (
      <Banner tone="warn" title={t('confirm.unanswered')} live>
        <p>{t('confirm.unansweredText')}</p>
        <Link to={paths.clientAppointments}>{t('confirm.seeAppointments')}</Link>
      </Banner>
    )
  }
  const refusal = booking.step === 'confirming' ? booking.refusal : null
  return <FormProblem>{refusal && t(`refusal.${refusal}`)}</FormProblem>
}
