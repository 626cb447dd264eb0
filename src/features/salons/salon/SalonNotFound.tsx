import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { selectUser } from '@/features/auth/authSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import { EmptyState } from '@/ui/EmptyState'
import { PageHeader } from '@/ui/PageHeader'
import { searchAddress } from '../search/searchReturn'

export const SalonNotFound = () => {
  const { t } = useTranslation('salon')
  const user = useSelector(selectUser)
  const location = useLocation()
  return (
    <>
      <PageHeader title={t('notFound.title')} />
      <EmptyState
        picture="staffMember"
        title={t('notFound.lead')}
        text={t('notFound.text')}
        action={
          <ButtonLink to={searchAddress(user, location.state)} variant="primary" icon="search">
            {t('backToSearch')}
          </ButtonLink>
        }
      />
    </>
  )
}
