import { useTranslation } from 'react-i18next'
import { teamApi } from '@/api/teamApi'
import { useFormat } from '@/i18n/useFormat'
import { Skeleton } from '@/ui/Skeleton'
import styles from './Team.module.css'

const mostShown = 8

/** What is booked with a person who may leave. */
export function StrandedList({ salonId, memberId }: { salonId: string; memberId: string }) {
  const { t } = useTranslation('team')
  const format = useFormat()
  const { data, isError } = teamApi.usePreviewRemovalQuery({ salonId, memberId })
  if (isError) return <p>{t('removal.unknown')}</p>
  if (!data) return <Skeleton />
  const { stranded } = data
  if (stranded.length === 0) return null
  return (
    <>
      <p>{t('removal.booked', { count: stranded.length })}</p>
      <ul className={styles.booked}>
        {stranded
          .slice(0, mostShown)
          .map(({ _id, date, startTime, customerName, serviceName, serviceNameAr }) => (
            <li key={_id}>
              {format.date(date)} · {format.time(startTime)} · <bdi>{customerName}</bdi> ·{' '}
              <bdi>{format.name({ name: serviceName, nameAr: serviceNameAr ?? null })}</bdi>
            </li>
          ))}
      </ul>
      {stranded.length > mostShown && <p>{t('removal.more', { count: stranded.length - mostShown })}</p>}
    </>
  )
}
