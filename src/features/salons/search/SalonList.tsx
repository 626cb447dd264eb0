import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SalonCard as FoundSalon } from '@/domain/salon'
import type { SalonSearch } from '@/domain/salonSearch'
import { Button } from '@/ui/Button'
import { StatusText } from '@/ui/StatusText'
import { useSubmission } from '@/store/useSubmission'
import { favoriteSubmission } from '../favorite/favoriteSubmission'
import { SalonCard } from './SalonCard'
import styles from './SalonList.module.css'

interface SalonListProps {
  salons: readonly FoundSalon[]
  search: Omit<SalonSearch, 'cursor'>
  /** The results belong to the previous search. */
  isOld: boolean
  more: { isThere: boolean; isLoading: boolean; hasFailed: boolean; load: () => void }
}

const focusLink = (card: HTMLElement | null) => card?.querySelector('a')?.focus({ preventScroll: true })

export const SalonList = ({ salons, search, isOld, more }: SalonListProps) => {
  const { t } = useTranslation(['search', 'common'])
  useSubmission(favoriteSubmission)
  // The first card that Show more has loaded takes the focus, because the button may be gone by then.
  const [requested, setRequested] = useState<{ search: SalonListProps['search']; from: number }>()
  const focused = requested?.search === search ? requested.from : undefined

  const showMore = () => {
    setRequested({ search, from: salons.length })
    more.load()
  }

  return (
    <>
      <ul
        role="list"
        aria-labelledby="results-heading"
        aria-busy={isOld}
        className={isOld ? styles.oldList : styles.list}
      >
        {salons.map((salon, index) => (
          <SalonCard key={salon.id} salon={salon} ref={index === focused ? focusLink : undefined} />
        ))}
      </ul>
      <div role="status" className={styles.more}>
        {more.hasFailed && <StatusText tone="bad">{t('common:loadFailed')}</StatusText>}
      </div>
      {more.isThere && !isOld && (
        <div className={styles.more}>
          <Button busy={more.isLoading} onClick={showMore}>
            {t(more.hasFailed ? 'common:retry' : 'results.more')}
          </Button>
        </div>
      )}
    </>
  )
}
