import { useTranslation } from 'react-i18next'
import { profileApi } from '@/api/profileApi'
import type { SalonProfile } from '@/domain/profile'
import { QueryFailed } from '@/store/QueryFailed'
import type { ElementNode } from '@/ui/ElementNode'
import { ProfileSkeleton } from './ProfileSkeleton'

interface ProfileGateProps {
  salonId: string
  children: (profile: SalonProfile) => ElementNode
}

/** Renders its children once the profile is loaded, and before that the loading or failed state. */
export function ProfileGate({ salonId, children }: ProfileGateProps) {
  const { t } = useTranslation('profile')
  const query = profileApi.useGetProfileQuery(salonId)
  const { data, isError } = query
  if (data) return children(data)
  if (!isError) return <ProfileSkeleton />
  return <QueryFailed title={t('loadFailed')} query={query} />
}
