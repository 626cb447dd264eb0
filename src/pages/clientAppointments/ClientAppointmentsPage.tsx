import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { paths } from '@/domain/paths'
import { selectTask } from '@/features/appointments/appointmentsSlice'
import { ClientAppointments } from '@/features/appointments/ClientAppointments'
import { TaskNotice } from '@/features/appointments/TaskNotice'
import { ButtonLink } from '@/ui/ButtonLink'
import { PageHeader } from '@/ui/PageHeader'

const TaskDialog = lazy(async () => ({ default: (await import('./TaskDialog')).TaskDialog }))

export const ClientAppointmentsPage = () => {
  const { t } = useTranslation('appointments')
  const task = useSelector(selectTask)
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <ButtonLink to={paths.search} icon="plus">
            {t('book')}
          </ButtonLink>
        }
      />
      <TaskNotice />
      <ClientAppointments />
      {task.kind !== 'idle' && (
        <Suspense fallback={null}>
          <TaskDialog task={task} />
        </Suspense>
      )}
    </>
  )
}
