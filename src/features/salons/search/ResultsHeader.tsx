import { useTranslation } from 'react-i18next'
import { ToggleChip } from '@/ui/ToggleChip'
import { FilterSummary } from './FilterSummary'
import { possibleSort } from './salonFilters'
import { SortSelect } from './SortSelect'
import type { SalonFiltersControl } from './useSalonFilters'
import styles from './ResultsHeader.module.css'

interface ResultsHeaderProps {
  control: SalonFiltersControl
  total: number | undefined
}

export const ResultsHeader = ({ control, total }: ResultsHeaderProps) => {
  const { t } = useTranslation('search')
  const { filters, position, change } = control
  const sort = possibleSort(filters.sort, position)
  const heading = () => {
    if (filters.text.trim() !== '') return 'results.found'
    if (sort === 'recommended') return 'results.recommended'
    return sort === 'distance' ? 'results.nearest' : 'results.found'
  }
  return (
    <div className={styles.header}>
      <h2 id="results-heading" className={styles.heading}>
        {t(heading())}
      </h2>
      {total !== 0 && (
        <ToggleChip
          icon="pin"
          checked={filters.view === 'map'}
          onCheckedChange={isShown => change({ view: isShown ? 'map' : '' }, { replace: true })}
        >
          {t('map.show')}
        </ToggleChip>
      )}
      <p role="status" className={styles.count}>
        {total !== undefined && t('results.count', { count: total })}
      </p>
      <SortSelect
        value={sort}
        hasPosition={position !== null}
        onChange={chosen => change({ sort: chosen })}
      />
      {total !== 0 && <FilterSummary control={control} />}
    </div>
  )
}
