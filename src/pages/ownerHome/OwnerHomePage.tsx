import { useTranslation } from 'react-i18next'
import { salonsApi } from '@/api/salonsApi'
import { usePageEnd } from '@/api/usePageEnd'
import { OwnerToday } from '@/features/appointments/OwnerToday'
import { TaskNotice } from '@/features/appointments/TaskNotice'
import { taskDropped } from '@/features/appointments/appointmentsSlice'
import { useUser } from '@/features/auth/useUser'
import { FirstSteps } from '@/features/profile/FirstSteps'
import { PageHeader } from '@/ui/PageHeader'
import { Stack } from '@/ui/Stack'
import { Glance } from './Glance'

export const OwnerHomePage = () => {
  const { t } = useTranslation('home')
  const { name } = useUser()
  // Why a salon is not there is said where its day would stand.
  const { data: salon } = salonsApi.useGetMySalonQuery()
  usePageEnd(taskDropped)
  return (
    <>
      <PageHeader
        title={
          <>
            {t('hello')} <bdi>{name}</bdi>
          </>
        }
      />
      <TaskNotice />
      <Stack gap={32}>
        {salon && <FirstSteps salon={salon} />}
        <div>
          <OwnerToday />
        </div>
        {salon && <Glance salon={salon} />}
      </Stack>
    </>
  )
}
