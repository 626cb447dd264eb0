import { useTranslation } from 'react-i18next'
import { PhotoUpload } from '@/features/profile/PhotoUpload'
import { ProfileGate } from '@/features/profile/ProfileGate'
import type { StepProps } from './StepProps'

export function PhotoStep({ salon }: StepProps) {
  const { t } = useTranslation('setUp')
  return (
    <>
      <p>{t('photo.text')}</p>
      <ProfileGate salonId={salon.id}>{profile => <PhotoUpload profile={profile} />}</ProfileGate>
    </>
  )
}
