import { useTranslation } from 'react-i18next'
import { favoritePolicy } from '@/domain/favoritePolicy'
import type { SalonCard } from '@/domain/salon'
import type { ApiError } from '@/store/ApiError'
import { useFormat } from '@/i18n/useFormat'
import { IconButton } from '@/ui/IconButton'
import { useFavorite } from './useFavorite'
import styles from './FavoriteToggle.module.css'

interface FavoriteToggleProps {
  salon: Pick<SalonCard, 'id' | 'name' | 'nameAr' | 'isFavorite'>
}

/** The heart of a salon. A visitor logs in first and comes back. Owners have no favorites and see no heart. */
export const FavoriteToggle = ({ salon }: FavoriteToggleProps) => {
  const { t } = useTranslation('salon')
  const format = useFormat()
  const { canKeep, isBusy, isResting, problem, toggle } = useFavorite(salon)
  const textOf = ({ code }: ApiError) =>
    code === 'limit_reached'
      ? t('favorite.full', { count: favoritePolicy.mostOfClient })
      : t('favorite.failed')
  if (!canKeep) return null
  return (
    <span className={styles.toggle}>
      <IconButton
        icon={salon.isFavorite ? 'heart-filled' : 'heart'}
        label={t('favorite.label', { name: format.name(salon) })}
        tone="framed"
        needsNetwork
        aria-pressed={salon.isFavorite}
        aria-busy={isBusy}
        resting={isResting}
        className={styles.heart}
        onClick={toggle}
      />
      <span role="alert">{problem && <span className={styles.problem}>{textOf(problem)}</span>}</span>
    </span>
  )
}
