import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { salonsApi } from '@/api/salonsApi'
import { QueryFailed } from '@/store/QueryFailed'
import { searchOf } from '@/domain/addressQuery'
import { paths } from '@/domain/paths'
import { noFilters, writeFilters } from '@/domain/filterAddress'
import { SalonCard } from '@/features/salons/search/SalonCard'
import { SalonCardSkeleton } from '@/features/salons/search/SalonCardSkeleton'
import { useCityName } from '@/i18n/useCityName'
import { ButtonLink } from '@/ui/ButtonLink'
import { HomeSection } from './HomeSection'
import styles from './RecommendedSalons.module.css'

interface RecommendedSalonsProps {
  /** English names from the account; may be empty. */
  country: string
  city: string
}

const shownAtMost = 6

export const RecommendedSalons = ({ country, city }: RecommendedSalonsProps) => {
  const { t } = useTranslation(['home', 'common'])
  const cityName = useCityName(city, country)
  const query = salonsApi.useListSalonsInfiniteQuery({
    ...(country && { country }),
    ...(city && { city }),
    sort: 'recommended',
  })
  const { data, isError } = query
  // The cards are many: they are rendered in small pieces, between which the page responds.
  const salons = useDeferredValue(data?.pages)?.flatMap(page => page.salons)

  return (
    <HomeSection
      id="recommended"
      title={city ? t('recommended.titleIn', { city: cityName }) : t('recommended.title')}
      action={
        <ButtonLink
          to={paths.search + searchOf(writeFilters({ ...noFilters, country, city }))}
          variant="quiet"
          size="small"
          iconEnd="chevron-forward"
        >
          {t('recommended.all')}
        </ButtonLink>
      }
    >
      {!salons && isError ? (
        <QueryFailed title={t('recommended.failed')} query={query} />
      ) : (
        <ul className={styles.strip}>
          {salons
            ? salons.slice(0, shownAtMost).map(salon => <SalonCard key={salon.id} salon={salon} />)
            : Array.from({ length: 3 }, (_, index) => <SalonCardSkeleton key={index} />)}
        </ul>
      )}
      {salons?.length === 0 && <p className={styles.none}>{t('recommended.none')}</p>}
    </HomeSection>
  )
}
