import { useTranslation } from 'react-i18next'
import { filterNames } from '@/domain/filterAddress'
import { ToggleChip } from '@/ui/ToggleChip'
import { searchFormId } from './searchFormId'
import type { SalonFiltersControl } from './useSalonFilters'

export const OpenNowFilter = ({ filters, change }: Pick<SalonFiltersControl, 'filters' | 'change'>) => {
  const { t } = useTranslation('search')
  return (
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
  )
}
