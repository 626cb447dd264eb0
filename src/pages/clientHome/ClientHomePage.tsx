import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { paths } from '@/domain/paths'
import { selectUser } from '@/features/auth/authSlice'
import { OffersCarousel } from '@/features/offers/OffersCarousel'
import { ButtonLink } from '@/ui/ButtonLink'
import { EmptyState } from '@/ui/EmptyState'
import { PageHeader } from '@/ui/PageHeader'
import { Stack } from '@/ui/Stack'
import { HomeOverview } from './HomeOverview'
import { LastVisitSection } from './LastVisitSection'
import { RecommendedSalons } from './RecommendedSalons'
import { SearchEntry } from './SearchEntry'

export const ClientHomePage = () => {
  const { t } = useTranslation('home')
  const user = useSelector(selectUser)
  if (!user) {
    return (
      <EmptyState
        picture="chair"
        title={t('notLoggedIn')}
        action={<ButtonLink to={paths.login}>{t('logIn')}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <PageHeader
        title={
          <>
            {t('hello')} <bdi>{user.name}</bdi>
          </>
        }
      />
      <Stack gap={32}>
        <SearchEntry />
        <HomeOverview uid={user.uid} />
        <LastVisitSection uid={user.uid} />
        <OffersCarousel />
        <RecommendedSalons country={user.country} city={user.city} />
      </Stack>
    </>
  )
}
