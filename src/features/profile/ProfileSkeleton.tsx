import { useTranslation } from 'react-i18next'
import { Skeleton } from '@/ui/Skeleton'

/** As high as the card that comes, on a phone: what stands below it must not be pushed down the page. */
export const ProfileSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton shape="block" height="44rem" />
    </div>
  )
}
