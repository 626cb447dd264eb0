import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/ui/EmptyState'

export const NoServices = () => {
  const { t } = useTranslation('salon')
  return <EmptyState picture="staffMember" title={t('services.none')} text={t('services.noneText')} />
}
