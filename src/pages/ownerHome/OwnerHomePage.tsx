import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageEnd } from '@/store/usePageEnd'
import { OwnerToday } from '@/features/appointments/owner/OwnerToday'
import { TaskMessage } from '@/features/appointments/TaskMessage'
import { taskDropped } from '@/features/appointments/appointmentsSlice'
import { useAgenda } from '@/features/appointments/owner/useAgenda'
import { useUser } from '@/features/auth/useUser'
import { ClientCard } from '@/features/clients/ClientCard'
import { FirstSteps } from '@/features/profile/FirstSteps'
import { PageHeader } from '@/ui/PageHeader'
import { Stack } from '@/ui/Stack'
import { Glance } from './Glance'
import { StaffShortcuts } from './StaffShortcuts'

export const OwnerHomePage = () => {
  const { t } = useTranslation('home')
  const { name, role } = useUser()
  const isStaff = role === 'staff'
  const agenda = useAgenda('week')
  const { salon, hasFailed } = agenda
  // The day and what is below it are rendered in small pieces, between which the page responds.
  const appointments = useDeferredValue(agenda.appointments)
  // The sections below wait for the day, so that they do not shift down the page.
  const isDaySettled = appointments !== undefined || hasFailed
  usePageEnd(taskDropped)
  return (
    <>
      <PageHeader
        title={
          <>
            <span>{t('hello')}</span> <bdi>{name}</bdi>
          </>
        }
      />
      <TaskMessage />
      <ClientCard />
      <Stack gap={32}>
        {salon && isDaySettled && !isStaff && <FirstSteps salon={salon} />}
        {/* When there is no salon, the reason is shown in place of its day. */}
        <div>
          <OwnerToday agenda={{ ...agenda, appointments }} />
        </div>
        {isStaff && <StaffShortcuts />}
        {salon && isDaySettled && <Glance salon={salon} />}
      </Stack>
    </>
  )
}
