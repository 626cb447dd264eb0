import { useTranslation } from 'react-i18next'
import { OwnerToday } from '@/features/appointments/OwnerToday'
import { TaskNotice } from '@/features/appointments/TaskNotice'
import { useUser } from '@/features/auth/useUser'
import { PageHeader } from '@/ui/PageHeader'

export const OwnerHomePage = () => {
  const { t } = useTranslation('home')
  const { name } = useUser()
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
      <OwnerToday />
    </>
  )
}
