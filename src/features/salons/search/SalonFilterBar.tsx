import { useTranslation } from 'react-i18next'
import { filterNames } from '@/domain/filterAddress'
import { Button } from '@/ui/Button'
import { ToggleChip } from '@/ui/ToggleChip'
import { BusinessTypeFilter } from './BusinessTypeFilter'
import { NearMeButton } from './NearMeButton'
import { NearMeProblem } from './NearMeProblem'
import { possibleSort } from './salonFilters'
import { SearchBox } from './SearchBox'
import { searchFormId } from './searchFormId'
import { TimeFilter } from './TimeFilter'
import { WhereFilter } from './WhereFilter'
import type { SalonFiltersControl } from './useSalonFilters'
import styles from './SalonFilterBar.module.css'

/** All filters of the results. Each choice changes the URL at once. */
export const SalonFilterBar = ({ filters, position, change }: SalonFiltersControl) => {
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
        <WhereFilter filters={filters} change={change} />
        <BusinessTypeFilter
          value={filters.businessType}
          onChange={businessType => change({ businessType })}
        />
        <ToggleChip
          icon="clock"
          name={filterNames.open}
          value="now"
          form={searchFormId}
          checked={filters.open === 'now'}
          onCheckedChange={checked => change({ open: checked ? 'now' : '' })}
        >
          {t('openNow')}
        </ToggleChip>
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
