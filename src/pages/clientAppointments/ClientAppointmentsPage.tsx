import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { usePageEnd } from '@/store/usePageEnd'
import { paths } from '@/domain/paths'
import { selectTask, taskDropped } from '@/features/appointments/appointmentsSlice'
import { ClientAppointments } from '@/features/appointments/client/ClientAppointments'
import { TaskMessage } from '@/features/appointments/TaskMessage'
import { SubscribeHint } from '@/features/calendar/SubscribeHint'
import { usePaymentReturn } from '@/features/payments/usePaymentReturn'
import { ReviewSent } from '@/features/reviews/ReviewSent'
import { selectWriting, writingDropped } from '@/features/reviews/reviewsSlice'
import { WaitList } from '@/features/waitlist/WaitList'
import { ButtonLink } from '@/ui/ButtonLink'
import { PageHeader } from '@/ui/PageHeader'
import { AppointmentPayment } from '../shared/AppointmentPayment'
import { MoreOfAppointment } from './MoreOfAppointment'

const TaskDialog = lazy(async () => ({ default: (await import('./TaskDialog')).TaskDialog }))
const AppointmentReviewDialog = lazy(async () => ({
  default: (await import('./AppointmentReviewDialog')).AppointmentReviewDialog,
}))

export const ClientAppointmentsPage = () => {
  const { t } = useTranslation('appointments')
  const task = useSelector(selectTask)
  const writing = useSelector(selectWriting)
  usePaymentReturn()
  usePageEnd(taskDropped)
  usePageEnd(writingDropped)
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <ButtonLink to={paths.search} icon="plus" needsNetwork>
            {t('book')}
          </ButtonLink>
        }
      />
      <TaskMessage />
      <ReviewSent />
      <ClientAppointments More={MoreOfAppointment}>
        <WaitList>
          <SubscribeHint />
        </WaitList>
      </ClientAppointments>
      <AppointmentPayment />
      {'appointmentId' in task && (
        <Suspense fallback={null}>
          <TaskDialog task={task} />
        </Suspense>
      )}
      {writing.kind === 'review' && (
        <Suspense fallback={null}>
          <AppointmentReviewDialog writing={writing} />
        </Suspense>
      )}
    </>
  )
}
