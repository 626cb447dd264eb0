import { useTranslation } from 'react-i18next'
import { Skeleton } from '@/ui/Skeleton'
import { SkeletonList } from '@/ui/SkeletonList'
import { Stack } from '@/ui/Stack'

export const SalonSkeleton = () => {
  const { t } = useTranslation()
  return (
    <Stack gap={24}>
      <Skeleton shape="block" height="14rem" />
      <Stack gap={12}>
        <Skeleton width="60%" height="1.75rem" />
        <Skeleton width="40%" />
      </Stack>
      <SkeletonList label={t('loading')} />
    </Stack>
  )
}
