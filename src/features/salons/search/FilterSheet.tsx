import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { salonsApi } from '@/api/salonsApi'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { DialogActions } from '@/ui/DialogActions'
import { BusinessTypeFilter } from './BusinessTypeFilter'
import { DayAndHourFields } from './DayAndHour'
import { OpenNowFilter } from './OpenNowFilter'
import { countFilters, toSearch } from './salonFilters'
import { NamedTimes } from './TimeFilter'
import type { SalonFiltersControl } from './useSalonFilters'
import { WhereFields } from './WhereFilter'
import styles from './SalonFilterBar.module.css'

interface FilterSheetProps {
  control: SalonFiltersControl
  onClose: () => void
}

/** All filters at once. Each choice changes the URL, and with it the results behind the sheet, at once. */
export const FilterSheet = ({ control, onClose }: FilterSheetProps) => {
  const { t } = useTranslation(['search', 'common'])
  const { filters, position, change, clear } = control
  const search = useMemo(() => toSearch(filters, position), [filters, position])
  const { currentData } = salonsApi.useListSalonsInfiniteQuery(search)
  const total = currentData?.pages[0]?.total
  return (
    <Dialog open onClose={onClose} title={t('filters.open')} closeLabel={t('common:close')}>
      <WhereFields filters={filters} change={change} />
      <BusinessTypeFilter
        hasLegend
        value={filters.businessType}
        onChange={businessType => change({ businessType })}
      />
      <fieldset>
        <legend className={styles.legend}>{t('when.label')}</legend>
        <div className={styles.toggles}>
          <OpenNowFilter filters={filters} change={change} />
          <NamedTimes filters={filters} change={change} />
        </div>
      </fieldset>
      <DayAndHourFields filters={filters} change={change} />
      <DialogActions>
        <Button variant="quiet" disabled={countFilters(filters) === 0} onClick={clear}>
          {t('filters.clear')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {total === undefined ? t('filters.showAll') : t('filters.show', { count: total })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
