import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { Appointment } from '@/domain/appointment'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { taskDropped, type Ending } from '../appointmentsSlice'
import { endAppointment } from '../endAppointment'
import { Banner } from '@/ui/Banner'
import { useAppointmentWords } from '../useAppointmentWords'

interface EndingDialogProps {
  task: Ending
  appointment: Appointment
}

export const EndingDialog = ({ task: { verb, step }, appointment }: EndingDialogProps) => {
  const { t } = useTranslation('appointments')
  const dispatch = useAppDispatch()
  const { service, date, time, price } = useAppointmentWords(appointment)
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t(`${verb}Ask.title`)}
      confirmLabel={t(`${verb}Ask.confirm`)}
      cancelLabel={t(`${verb}Ask.keep`)}
      busy={step === 'sending'}
      onConfirm={() => void dispatch(endAppointment())}
      onCancel={() => dispatch(taskDropped())}
    >
      <p>{t(`${verb}Ask.text`, { service, date, time })}</p>
      {appointment.isPaidOnline && <p>{t('refundText', { amount: price })}</p>}
      {step !== 'asking' && step !== 'sending' && (
        <Banner tone="bad" live>
          {t(`endingFailed.${step}`)}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
