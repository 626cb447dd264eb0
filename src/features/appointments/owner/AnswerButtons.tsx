import { useTranslation } from 'react-i18next'
import { appointmentsApi } from '@/api/appointmentsApi'
import { useAppDispatch } from '@/store/services'
import { isApiError, isStale } from '@/store/ApiError'
import type { Appointment } from '@/domain/appointment'
import { useClientWords } from '@/features/clients/useClientWords'
import { Button } from '@/ui/Button'
import { endingRequested } from '../appointmentsSlice'

const isStaleWrite = (error: unknown) => isApiError(error) && isStale(error)

/** The owner answers a pending appointment. */
export const AnswerButtons = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('appointments')
  const dispatch = useAppDispatch()
  const [confirm, { isLoading, error }] = appointmentsApi.useConfirmAppointmentMutation()
  const { _id: appointmentId } = appointment
  const { who } = useClientWords()
  const whose = { name: who(appointment) || t('owner.unknownClient') }

  return (
    <>
      {error && <p role="alert">{t(isStaleWrite(error) ? 'owner.movedMeanwhile' : 'owner.confirmFailed')}</p>}
      <Button
        needsNetwork
        aria-label={t('owner.declineThis', whose)}
        onClick={() => dispatch(endingRequested({ verb: 'decline', appointmentId }))}
      >
        {t('owner.decline')}
      </Button>
      <Button
        variant="primary"
        icon="check"
        needsNetwork
        busy={isLoading}
        aria-label={t('owner.confirmThis', whose)}
        onClick={() => void confirm({ appointmentId, etag: appointment.etag })}
      >
        {t('owner.confirm')}
      </Button>
    </>
  )
}
