import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { MySalonGate } from '@/features/mySalon/MySalonGate'
import { TeamView } from '@/features/team/TeamView'
import { PageHeader } from '@/ui/PageHeader'

export const TeamPage = () => {
  const { t } = useTranslation('team')
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} back={{ label: t('back'), to: paths.profile }} />
      <MySalonGate>{salon => <TeamView salon={salon} />}</MySalonGate>
    </>
  )
}
