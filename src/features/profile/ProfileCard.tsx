import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
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
import { ProfileGate } from './ProfileGate'
import { profileEdited, profileSavedRead, selectProfileStep } from './profileSlice'
import styles from './ProfileCard.module.css'

/** The salon's photo, name and location as clients see them, with a form to change them. */
export const ProfileCard = ({ salonId }: { salonId: string }) => (
  <ProfileGate salonId={salonId}>{profile => <ProfileOf profile={profile} />}</ProfileGate>
)

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
