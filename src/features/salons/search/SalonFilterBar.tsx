import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { BusinessTypeFilter } from './BusinessTypeFilter'
import { FilterSheetButton } from './FilterSheetButton'
import { NearMeButton } from './NearMeButton'
import { NearMeProblem } from './NearMeProblem'
import { OpenNowFilter } from './OpenNowFilter'
import { possibleSort } from './salonFilters'
import { SearchBox } from './SearchBox'
import { searchFormId } from './searchFormId'
import { TimeFilter } from './TimeFilter'
import { WhereFilter } from './WhereFilter'
import type { SalonFiltersControl } from './useSalonFilters'
import styles from './SalonFilterBar.module.css'

/** All filters of the results. Each choice changes the URL at once. */
export const SalonFilterBar = ({ control }: { control: SalonFiltersControl }) => {
  const { filters, position, change } = control
  const { t } = useTranslation('search')
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <SearchBox
          text={filters.text}
          onTextSettled={text => change({ text }, { replace: true })}
          onFilter={change}
        />
        <NearMeButton
          isOn={position !== null}
          // A search nearby is not limited to a city.
          onFound={() => change({ near: 'me', sort: 'distance', country: '', city: '' })}
          onLeft={() => change({ near: '', sort: possibleSort(filters.sort, null) })}
        />
      </div>
      <div className={styles.chips}>
        <FilterSheetButton control={control} />
        <WhereFilter filters={filters} change={change} />
        <BusinessTypeFilter
          value={filters.businessType}
          onChange={businessType => change({ businessType })}
        />
        <OpenNowFilter filters={filters} change={change} />
        <TimeFilter filters={filters} change={change} />
      </div>
      <NearMeProblem />
      <noscript>
        <Button type="submit" form={searchFormId}>
          {t('go')}
        </Button>
      </noscript>
    </div>
  )
}
