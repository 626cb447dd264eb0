import { useTranslation } from 'react-i18next'
import { countryByName } from '@/domain/geography/country'
import { useCityName } from '@/i18n/useCityName'
import { useFormat } from '@/i18n/useFormat'
import { DisclosureChip } from '@/ui/DisclosureChip'
import { CityFilter } from './CityFilter'
import { CountryFilter } from './CountryFilter'
import type { SalonFiltersControl } from './useSalonFilters'
import styles from './SalonFilterBar.module.css'

type WhereFilterProps = Pick<SalonFiltersControl, 'filters' | 'change'>

export const WhereFields = ({ filters: { country, city }, change }: WhereFilterProps) => (
  <div className={styles.disclosed}>
    <CountryFilter value={country} onChange={value => change({ country: value })} />
    <CityFilter country={country} value={city} onChange={value => change({ city: value })} />
  </div>
)

/** The filter by country and city, behind a chip that names the chosen one. */
export const WhereFilter = ({ filters, change }: WhereFilterProps) => {
  const { country, city } = filters
  const { t } = useTranslation('search')
  const format = useFormat()
  const cityName = useCityName(city, country)
  const found = countryByName(country)
  const chosen = city ? cityName : found && format.name(found)
  return (
    <DisclosureChip icon="pin" label={chosen ? <bdi>{chosen}</bdi> : t('where')} active={Boolean(chosen)}>
      <WhereFields filters={filters} change={change} />
    </DisclosureChip>
  )
}
