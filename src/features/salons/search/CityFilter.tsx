import { useTranslation } from 'react-i18next'
import { filterNames } from '@/domain/filterAddress'
import { useCityOptions } from '@/i18n/useCityOptions'
import { Button } from '@/ui/Button'
import { SelectField } from '@/ui/SelectField'
import { searchFormId } from './searchFormId'

interface CityFilterProps {
  country: string
  value: string
  onChange: (city: string) => void
}

export const CityFilter = ({ country, value, onChange }: CityFilterProps) => {
  const { t } = useTranslation(['search', 'common'])
  const { options, status, retry } = useCityOptions(country)
  // A city that is in no list, or whose list is still loading, stays visible as the active filter.
  const isUnlisted = value !== '' && !options.some(option => option.value === value)
  return (
    <div>
      <SelectField
        label={t('city.label')}
        name={filterNames.city}
        form={searchFormId}
        disabled={country === ''}
        value={value}
        onChange={event => onChange(event.target.value)}
        error={status === 'failed' ? t('city.failed') : undefined}
        options={[
          { value: '', label: t('city.any') },
          ...(isUnlisted ? [{ value, label: value }] : []),
          ...options,
        ]}
      />
      {status === 'failed' && (
        <Button size="small" variant="quiet" icon="retry" onClick={retry}>
          {t('common:retry')}
        </Button>
      )}
    </div>
  )
}
