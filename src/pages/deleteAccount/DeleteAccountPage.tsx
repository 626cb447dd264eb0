import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { DeleteAccountCard } from '@/features/account/DeleteAccountCard'
import { Farewell } from '@/features/account/Farewell'
import { isFarewell } from '@/features/account/farewell'
import { PageHeader } from '@/ui/PageHeader'

export function DeleteAccountPage() {
  const { t } = useTranslation('account')
  const location = useLocation()
  if (isFarewell(location.state)) {
    return (
      <>
        <PageHeader title={t('deletion.title')} />
        <Farewell />
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('deletion.title')} text={t('deletion.text')} />
      <DeleteAccountCard />
    </>
  )
}
