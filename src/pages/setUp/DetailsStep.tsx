import { useTranslation } from 'react-i18next'
import { NameAndAddressForm } from '@/features/profile/NameAndAddressForm'
import { ProfileGate } from '@/features/profile/ProfileGate'
import type { StepProps } from './StepProps'

export function DetailsStep({ salon, onSaved }: StepProps) {
  const { t } = useTranslation('setUp')
  return (
    <>
      <p>{t('details.text')}</p>
      <ProfileGate salonId={salon.id}>
        {profile => <NameAndAddressForm profile={profile} onSaved={onSaved} />}
      </ProfileGate>
    </>
  )
}
