import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { MySalonGate } from '@/features/mySalon/MySalonGate'
import { Services } from '@/features/services/Services'
import { PageHeader } from '@/ui/PageHeader'

export const MyServicesPage = () => {
  const { t } = useTranslation('services')
  return (
    <>
      <PageHeader title={t('title')} back={{ label: t('back'), to: paths.owner }} />
      <MySalonGate>{salon => <Services salon={salon} />}</MySalonGate>
    </>
  )
}
