import { useTranslation } from 'react-i18next'
import { Skeleton } from '@/ui/Skeleton'

/** As high on a phone as the card that replaces it, so that the content below does not shift. */
export const ProfileSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton shape="block" height="44rem" />
    </div>
  )
}
