import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { AuditView } from '@/features/audit/AuditView'
import { MySalonGate } from '@/features/mySalon/MySalonGate'
import { PageHeader } from '@/ui/PageHeader'

export const AuditPage = () => {
  const { t } = useTranslation('audit')
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} back={{ label: t('back'), to: paths.team }} />
      <MySalonGate>{salon => <AuditView salon={salon} />}</MySalonGate>
    </>
  )
}
