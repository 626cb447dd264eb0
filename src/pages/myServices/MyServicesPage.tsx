import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { SectionsGate } from '@/features/mySalon/SectionsGate'
import { Services } from '@/features/services/Services'
import { PageHeader } from '@/ui/PageHeader'

export const MyServicesPage = () => {
  const { t } = useTranslation('services')
  return (
    <>
      <PageHeader title={t('title')} back={{ label: t('back'), to: paths.owner }} />
      <SectionsGate noneText={t('noSectionsText')}>{salon => <Services salon={salon} />}</SectionsGate>
    </>
  )
}
