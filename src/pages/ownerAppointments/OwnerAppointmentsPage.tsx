import { useTranslation } from 'react-i18next'
import { AgendaFilters } from '@/features/appointments/AgendaFilters'
import { OwnerAgenda } from '@/features/appointments/OwnerAgenda'
import { TaskNotice } from '@/features/appointments/TaskNotice'
import { PageHeader } from '@/ui/PageHeader'

export const OwnerAppointmentsPage = () => {
  const { t } = useTranslation('appointments')
  return (
    <>
      <PageHeader title={t('title')} />
      <AgendaFilters />
      <TaskNotice />
      <OwnerAgenda />
    </>
  )
}
