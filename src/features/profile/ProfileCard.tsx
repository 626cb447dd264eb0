import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { profileApi } from '@/api/profileApi'
import { useAppDispatch } from '@/store/services'
import { QueryFailed } from '@/store/QueryFailed'
import { ResultToast } from '@/store/ResultToast'
import type { SalonProfile } from '@/domain/profile'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Inline } from '@/ui/Inline'
import { Stack } from '@/ui/Stack'
import { useFocusAfter } from '@/ui/useFocusAfter'
import { PhotoUpload } from './PhotoUpload'
import { ProfileFacts } from './ProfileFacts'
import { ProfileForm } from './ProfileForm'
import { ProfileSkeleton } from './ProfileSkeleton'
import { profileEdited, profileSavedRead, selectProfileStep } from './profileSlice'
import styles from './ProfileCard.module.css'

/** The salon's photo, name and location as clients see them, with a form to change them. */
export function ProfileCard({ salonId }: { salonId: string }) {
  const { t } = useTranslation(['profile', 'common'])
  const query = profileApi.useGetProfileQuery(salonId)
  const { data, isError } = query
  if (data) return <ProfileOf profile={data} />
  if (!isError) return <ProfileSkeleton />
  return <QueryFailed title={t('loadFailed')} query={query} />
}

function ProfileOf({ profile }: { profile: SalonProfile }) {
  const { t } = useTranslation(['profile', 'common'])
  const dispatch = useAppDispatch()
  const step = useSelector(selectProfileStep)
  const editButton = useFocusAfter<HTMLButtonElement>(step === 'editing')
  const { name } = useFormat()
  return (
    <Card as="section" padding="roomy" aria-label={t('details')}>
      <ResultToast dismissed={profileSavedRead}>{step === 'saved' && t('saved')}</ResultToast>
      <Stack gap={24}>
        <PhotoUpload profile={profile} />
        <div className={styles.words}>
          {step === 'editing' ? (
            <ProfileForm profile={profile} />
          ) : (
            <>
              <Inline spread>
                <h2>
                  <bdi>{name(profile)}</bdi>
                </h2>
                <Button ref={editButton} icon="edit" onClick={() => dispatch(profileEdited())}>
                  {t('common:edit')}
                </Button>
              </Inline>
              <ProfileFacts profile={profile} />
            </>
          )}
        </div>
      </Stack>
    </Card>
  )
}
