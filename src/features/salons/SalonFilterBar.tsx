import { BusinessTypeFilter } from './BusinessTypeFilter'
import { CityFilter } from './CityFilter'
import { CountryFilter } from './CountryFilter'
import { NearMeButton } from './NearMeButton'
import { NearMeProblem } from './NearMeProblem'
import { SearchBox } from './SearchBox'
import type { SalonFiltersControl } from './useSalonFilters'
import styles from './SalonFilterBar.module.css'

/** Everything that narrows the results down; each choice is in the address at once. */
export const SalonFilterBar = ({ filters, change }: SalonFiltersControl) => (
  <div className={styles.bar}>
    <div className={styles.search}>
      <SearchBox text={filters.text} onTextSettled={text => change({ text }, { replace: true })} />
      <NearMeButton
        // Whoever asks for what is near means no city in particular.
        onFound={() => change({ sort: 'distance', country: '', city: '' })}
        onLeft={() => change({ sort: 'recommended' })}
      />
    </div>
    <BusinessTypeFilter value={filters.businessType} onChange={businessType => change({ businessType })} />
    <div className={styles.places}>
      <CountryFilter value={filters.country} onChange={country => change({ country })} />
      <CityFilter country={filters.country} value={filters.city} onChange={city => change({ city })} />
    </div>
    <NearMeProblem />
  </div>
)
