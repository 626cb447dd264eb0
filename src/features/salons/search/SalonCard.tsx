import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '@/domain/paths'
import type { SalonCard as FoundSalon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { CardLink } from '@/ui/CardLink'
import { CityName } from '../CityName'
import { distanceText } from '@/i18n/distanceText'
import { FavoriteToggle } from '../favorite/FavoriteToggle'
import { Rating } from '../Rating'
import { SalonPhoto } from '../SalonPhoto'
import { CardPrice } from './CardPrice'
import { NextTime } from './NextTime'
import type { SearchReturn } from './searchReturn'
import styles from './SalonCard.module.css'

interface SalonCardProps {
  salon: FoundSalon
}

/** A salon among the results. Memoised, because lists grow to hundreds. */
export const SalonCard = memo(function SalonCard({ salon }: SalonCardProps) {
  const { t } = useTranslation('salon')
  const format = useFormat()
  const { search } = useLocation()
  return (
    <Card as="li" padding="none" interactive className={styles.card}>
      <SalonPhoto salon={salon} className={styles.photo} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <CardLink to={paths.salon(salon.slug)} state={{ search } satisfies SearchReturn}>
            <bdi>{format.name(salon)}</bdi>
          </CardLink>
        </h3>
        <p className={styles.soft}>
          <CityName salon={salon} />
          {salon.distanceKm !== null && (
            <span>
              {' '}
              <span>·</span> <bdi className="numeric">{distanceText(salon.distanceKm, format.locale)}</bdi>
            </span>
          )}
        </p>
        <p className={styles.facts}>
          <Rating salon={salon} />
          {salon.isPremium && <Badge tone="accent">{t('premium')}</Badge>}
          <Badge tone={salon.openNow ? 'good' : 'neutral'}>
            {t(salon.openNow ? 'opening.now' : 'opening.notNow')}
          </Badge>
        </p>
        <CardPrice salon={salon} />
        <NextTime salon={salon} />
      </div>
      <div className={styles.heart}>
        <FavoriteToggle salon={salon} />
      </div>
    </Card>
  )
})
