import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { paths } from '@/domain/paths'
import type { SalonCard } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { selectNow, type WithClock } from '@/store/clockSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import { useTimeWords } from '../useTimeWords'
import styles from './SalonCard.module.css'

/** When the next slot of the card's service is; leads to it in the booking. */
export const NextTime = ({ salon }: { salon: SalonCard }) => {
  const { t } = useTranslation('search')
  const format = useFormat()
  const { nextSlot, slug, timeZone } = salon
  const wordsOf = useTimeWords(timeZone)
  const hasPassed = useSelector(
    (state: WithClock) => !!nextSlot && (selectNow(state) ?? 0) >= nextSlot.startsAt,
  )
  if (nextSlot === undefined || hasPassed) return null
  if (nextSlot === null) {
    return <p className={styles.soft}>{t('next.none')}</p>
  }
  const { serviceId, startsAt } = nextSlot
  const when = wordsOf(startsAt)
  return (
    <ButtonLink
      to={paths.booking(slug, { serviceIds: [serviceId], startsAt })}
      size="small"
      icon="clock"
      needsNetwork
      aria-label={t('next.book', { when, salon: format.name(salon) })}
      className={styles.next}
    >
      {when}
    </ButtonLink>
  )
}
