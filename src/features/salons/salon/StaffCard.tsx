import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import type { Salon, StaffMember, StaffSummary } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { Avatar } from '@/ui/Avatar'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { CardLink } from '@/ui/CardLink'
import { Skeleton } from '@/ui/Skeleton'
import { Rating } from '../Rating'
import { useTimeWords } from '../useTimeWords'
import styles from './StaffList.module.css'

interface StaffCardProps {
  salon: Salon
  staffMember: StaffMember
  summary: StaffSummary | undefined
  isLoading: boolean
  canBook: boolean
}

/** Leads to the booking with this staff member, at the service's question or at the next free time. */
export const StaffCard = ({ salon, staffMember, summary, isLoading, canBook }: StaffCardProps) => {
  const { t } = useTranslation('salon')
  const format = useFormat()
  const wordsOf = useTimeWords(salon.timeZone)
  const { id: staffId, photoUrl } = staffMember
  const name = format.name(staffMember)
  const next = summary?.nextSlot
  return (
    <Card as="li" interactive={canBook} className={styles.staffMember}>
      <Avatar name={name} seed={staffId} src={photoUrl ?? undefined} size="large" />
      <span className={styles.words}>
        {canBook ? (
          <CardLink to={paths.booking(salon.slug, { staffId })} aria-label={t('people.book', { name })}>
            <bdi>{name}</bdi>
          </CardLink>
        ) : (
          <bdi>{name}</bdi>
        )}
        <span className={styles.rating}>
          {isLoading && <Skeleton width="3rem" />}
          {summary && summary.rating !== null && <Rating salon={summary} />}
        </span>
      </span>
      {canBook && (
        <span className={styles.next}>
          {isLoading && <Skeleton shape="block" width="9rem" height="2.25rem" />}
          {next && (
            <ButtonLink
              to={paths.booking(salon.slug, {
                serviceIds: [next.serviceId],
                staffId,
                startsAt: next.startsAt,
              })}
              size="small"
              icon="clock"
              needsNetwork
              aria-label={t('people.bookAt', { when: wordsOf(next.startsAt), name })}
            >
              {wordsOf(next.startsAt)}
            </ButtonLink>
          )}
          {next === null && <span className={styles.none}>{t('people.noTime')}</span>}
        </span>
      )}
    </Card>
  )
}
