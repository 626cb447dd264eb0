import { useTranslation } from 'react-i18next'
import { countryByName } from '@/domain/geography/country'
import { useCityName } from '@/i18n/useCityName'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import type { SalonFilters } from '@/domain/filterAddress'
import { toBusinessType } from './salonFilters'
import type { SalonFiltersControl } from './useSalonFilters'
import styles from './FilterSummary.module.css'

/** The client's own city and business type, which are the default filters. */
const OwnPosition = ({ filters: { country, city, businessType } }: { filters: SalonFilters }) => {
  const { t } = useTranslation(['search', 'common'])
  const format = useFormat()
  const cityName = useCityName(city, country)
  const found = countryByName(country)
  const type = toBusinessType(businessType)
  return (
    <p className={styles.words}>
      <span>{t('filters.nearYou')}</span>{' '}
      {(city || found) && <bdi>{city ? cityName : found && format.name(found)}</bdi>}
      {found && type && <span> · </span>}
      {type && <span>{t(`common:businessType.${type}`)}</span>}
    </p>
  )
}

/** Clears the filters. Names the user's own filters where they are active by default. */
export const FilterSummary = ({ control }: { control: SalonFiltersControl }) => {
  const { t } = useTranslation('search')
  const { filters, areOwn, areNone, areOnlyTyped, clear } = control
  // Keeps its room: a stranger's area is found after the page is drawn.
  if (areNone) {
    return (
      <div className={styles.own}>
        <p className={styles.words}>{t('filters.none')}</p>
      </div>
    )
  }
  if (areOnlyTyped) return null
  return (
    <div className={areOwn ? styles.own : styles.asked}>
      {areOwn && <OwnPosition filters={filters} />}
      <Button variant="quiet" size="small" icon={areOwn ? 'globe' : 'close'} onClick={clear}>
        {t(areOwn ? 'filters.everywhere' : 'filters.clear')}
      </Button>
    </div>
  )
}
