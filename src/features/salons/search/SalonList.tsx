import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SalonCard as FoundSalon } from '@/domain/salon'
import { MoreButton } from '@/ui/MoreButton'
import { StatusText } from '@/ui/StatusText'
import { useSubmission } from '@/store/useSubmission'
import { favoriteSubmission } from '../favorite/favoriteSubmission'
import { SalonCard } from './SalonCard'
import styles from './SalonList.module.css'

interface SalonListProps {
  salons: readonly FoundSalon[]
  /** The results belong to the previous search. */
  isOld: boolean
  more: { isThere: boolean; isLoading: boolean; hasFailed: boolean; load: () => void }
}

export const SalonList = ({ salons, isOld, more }: SalonListProps) => {
  const { t } = useTranslation(['search', 'common'])
  useSubmission(favoriteSubmission)
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <ul
        ref={list}
        role="list"
        aria-labelledby="results-heading"
        aria-busy={isOld}
        className={isOld ? styles.oldList : styles.list}
      >
        {salons.map(salon => (
          <SalonCard key={salon.id} salon={salon} />
        ))}
      </ul>
      <div role="status" className={styles.more}>
        {more.hasFailed && <StatusText tone="bad">{t('common:loadFailed')}</StatusText>}
      </div>
      <div className={styles.more}>
        <MoreButton
          list={list}
          count={salons.length}
          isThere={more.isThere && !isOld}
          busy={more.isLoading}
          onMore={more.load}
        >
          {t(more.hasFailed ? 'common:retry' : 'results.more')}
        </MoreButton>
      </div>
    </>
  )
}
