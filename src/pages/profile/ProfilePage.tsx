import { useTranslation } from 'react-i18next'
import { usePageEnd } from '@/store/usePageEnd'
import { paths } from '@/domain/paths'
import { GalleryPanel } from '@/features/gallery/GalleryPanel'
import { LinkKit } from '@/features/linkKit/LinkKit'
import { MySalonGate } from '@/features/mySalon/MySalonGate'
import { NewPosterButton } from '@/features/posters/NewPosterButton'
import { PostersPanel } from '@/features/posters/PostersPanel'
import { FirstSteps } from '@/features/profile/FirstSteps'
import { ProfileCard } from '@/features/profile/ProfileCard'
import { Shortcuts } from '@/features/profile/Shortcuts'
import { SubscriptionBox } from '@/features/profile/SubscriptionBox'
import { profilePageLeft } from '@/features/profile/profileSlice'
import { ReviewsPanel } from '@/features/reviews/ReviewsPanel'
import { browserLocator, locate } from '@/features/salons/search/locate'
import { ButtonLink } from '@/ui/ButtonLink'
import { PageHeader } from '@/ui/PageHeader'
import { Stack } from '@/ui/Stack'
import styles from './ProfilePage.module.css'

const findPosition = () => locate(browserLocator())

export const ProfilePage = () => {
  const { t } = useTranslation('profile')
  usePageEnd(profilePageLeft)
  return (
    <MySalonGate>
      {salon => (
        <>
          <PageHeader
            title={t('title')}
            text={t('text')}
            actions={
              <ButtonLink to={paths.salon(salon.slug)} icon="eye">
                {t('publicPage')}
              </ButtonLink>
            }
          />
          <div className={styles.columns}>
            <ProfileCard salonId={salon.id} />
            <Stack gap={24} className={styles.side}>
              <FirstSteps salon={salon} />
              <SubscriptionBox timeZone={salon.timeZone} />
              <Shortcuts salonId={salon.id} findPosition={findPosition} />
              <LinkKit salon={salon} />
              <GalleryPanel salon={salon} />
              <PostersPanel salonId={salon.id} />
            </Stack>
            <ReviewsPanel salon={salon} canAnswer />
          </div>
          <NewPosterButton salon={salon} />
        </>
      )}
    </MySalonGate>
  )
}
