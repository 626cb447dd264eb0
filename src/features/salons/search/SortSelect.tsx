import { useTranslation } from 'react-i18next'
import { filterNames } from '@/domain/filterAddress'
import { salonSorts, type SalonSort } from '@/domain/salonSearch'
import { SelectField } from '@/ui/SelectField'
import { searchFormId } from './searchFormId'

interface SortSelectProps {
  value: SalonSort
  /** Without a position the results cannot be sorted by distance. */
  hasPosition: boolean
  onChange: (sort: SalonSort) => void
}

export const SortSelect = ({ value, hasPosition, onChange }: SortSelectProps) => {
  const { t } = useTranslation('search')
  return (
    <SelectField
      label={t('sort.label')}
      name={filterNames.sort}
      form={searchFormId}
      hideLabel
      value={value}
      onChange={event => onChange(event.target.value as SalonSort)}
      options={salonSorts
        .filter(sort => sort !== 'distance' || hasPosition)
        .map(sort => ({ value: sort, label: t(`sort.${sort}`) }))}
    />
  )
}
