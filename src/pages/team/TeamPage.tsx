import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { useUser } from '@/features/auth/useUser'
import { MySalonGate } from '@/features/mySalon/MySalonGate'
import { TeamView } from '@/features/team/TeamView'
import { PageHeader } from '@/ui/PageHeader'

export const TeamPage = () => {
  const { t } = useTranslation(['team', 'common'])
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        back={
          useUser().role === 'staff'
            ? { label: t('common:back'), to: paths.owner }
            : { label: t('back'), to: paths.profile }
        }
      />
      <MySalonGate>{salon => <TeamView salon={salon} />}</MySalonGate>
    </>
  )
}
