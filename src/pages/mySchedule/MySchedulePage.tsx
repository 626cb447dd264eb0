import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { SectionsGate } from '@/features/mySalon/SectionsGate'
import { Schedule } from '@/features/schedule/Schedule'
import { PageHeader } from '@/ui/PageHeader'

export const MySchedulePage = () => {
  const { t } = useTranslation('schedule')
  return (
    <>
      <PageHeader title={t('title')} back={{ label: t('back'), to: paths.owner }} />
      <SectionsGate noneText={t('noSectionsText')}>{salon => <Schedule salon={salon} />}</SectionsGate>
    </>
  )
}
