import { useTranslation } from 'react-i18next'
import { isMissing } from '@/store/ApiError'
import { salonsApi } from '@/api/salonsApi'
import { QueryFailed } from '@/store/QueryFailed'
import type { Salon } from '@/domain/salon'
import type { ElementNode } from '@/ui/ElementNode'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonList } from '@/ui/SkeletonList'

/** Renders its children once the owner's salon is loaded, and before that the loading, empty or failed state. */
export function MySalonGate({ children }: { children: (salon: Salon) => ElementNode }) {
  const { t } = useTranslation(['mySalon', 'common'])
  const query = salonsApi.useGetMySalonQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  const { data, error } = query
  if (data) return children(data)
  if (!error) return <SkeletonList label={t('common:loading')} />
  if (isMissing(error)) {
    return <EmptyState picture="staffMember" title={t('none')} text={t('noneText')} />
  }
  return <QueryFailed title={t('loadFailed')} query={query} />
}
