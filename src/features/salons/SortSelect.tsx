import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { salonSorts, type SalonSort } from '@/domain/salonSearch'
import { SelectField } from '@/ui/SelectField'
import { selectNearMePlace } from './nearMeSlice'
import { possibleSort } from './salonFilters'

interface SortSelectProps {
  value: SalonSort
  onChange: (sort: SalonSort) => void
}

export const SortSelect = ({ value, onChange }: SortSelectProps) => {
  const { t } = useTranslation('search')
  const place = useSelector(selectNearMePlace)
  return (
    <SelectField
      label={t('sort.label')}
      hideLabel
      value={possibleSort(value, place)}
      onChange={event => onChange(event.target.value as SalonSort)}
      options={salonSorts
        .filter(sort => sort !== 'distance' || place)
        .map(sort => ({ value: sort, label: t(`sort.${sort}`) }))}
    />
  )
}
