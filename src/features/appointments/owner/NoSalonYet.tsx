import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/ui/EmptyState'

/** The account is an owner's, and the server knows no salon of it. */
export const NoSalonYet = () => {
  const { t } = useTranslation('appointments')
  return <EmptyState picture="staffMember" title={t('owner.noSalon')} text={t('owner.noSalonText')} />
}
