import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { paths } from '@/domain/paths'
import type { User } from '@/domain/user'
import { selectUser } from '@/features/auth/authSlice'
import { PromotionsCarousel } from '@/features/promotions/PromotionsCarousel'
import { ButtonLink } from '@/ui/ButtonLink'
import { EmptyState } from '@/ui/EmptyState'
import { PageHeader } from '@/ui/PageHeader'
import { SkeletonList } from '@/ui/SkeletonList'
import { Stack } from '@/ui/Stack'
import styles from './ClientHomePage.module.css'
import { HomeOverview } from './HomeOverview'
import { RecommendedSalons } from './RecommendedSalons'
import { SearchEntry } from './SearchEntry'
import { useHomeOverview } from './useHomeOverview'

export const ClientHomePage = () => {
  const { t } = useTranslation('home')
  const user = useSelector(selectUser)
  if (!user) {
    return (
      <EmptyState
        picture="staffMember"
        title={t('notLoggedIn')}
        action={<ButtonLink to={paths.login}>{t('logIn')}</ButtonLink>}
      />
    )
  }
  return <HomeOf user={user} />
}

function HomeOf({ user }: { user: User }) {
  const { t } = useTranslation(['home', 'common'])
  const overview = useHomeOverview(user.uid)
  // All sections come at once: they are rendered in small pieces, between which the page responds.
  const isSettled = useDeferredValue(overview.isSettled)
  return (
    <>
      <PageHeader
        title={
          <>
            <span>{t('hello')}</span> <bdi>{user.name}</bdi>
          </>
        }
      />
      <Stack gap={32}>
        <SearchEntry />
        {isSettled ? <HomeOverview {...overview} /> : <SkeletonList label={t('common:loading')} />}
        <Stack gap={32} className={isSettled ? undefined : styles.waiting}>
          <PromotionsCarousel />
          <RecommendedSalons country={user.country} city={user.city} />
        </Stack>
      </Stack>
    </>
  )
}
