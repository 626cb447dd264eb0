import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/ui/EmptyState'

export const NoSalonYet = () => {
  const { t } = useTranslation('appointments')
  return <EmptyState picture="staffMember" title={t('owner.noSalon')} text={t('owner.noSalonText')} />
}
