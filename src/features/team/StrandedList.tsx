import { QueryFailed } from '@/store/QueryFailed'
import { useTranslation } from 'react-i18next'
import { teamApi } from '@/api/teamApi'
import { Skeleton } from '@/ui/Skeleton'
import { BookedList } from '@/features/booked/BookedList'

export function StrandedList({ salonId, staffId }: { salonId: string; staffId: string }) {
  const { t } = useTranslation('team')
  const query = teamApi.usePreviewRemovalQuery({ salonId, staffId })
  const { data, isError } = query
  if (!data && isError) return <QueryFailed isNote title={t('removal.unknown')} query={query} />
  if (!data) return <Skeleton />
  const { stranded } = data
  if (stranded.length === 0) return null
  return (
    <>
      <p>{t('removal.booked', { count: stranded.length })}</p>
      <BookedList appointments={stranded} />
    </>
  )
}
