import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { City } from '@/domain/places/city'
import { useCities } from '@/i18n/useCities'
import { useFormat, type Format } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { SelectField, type SelectOption } from '@/ui/SelectField'

interface CityFilterProps {
  country: string
  value: string
  onChange: (city: string) => void
}

/** In the order of the reader's alphabet. */
function cityOptions(cities: readonly City[], { name, locale }: Format): SelectOption[] {
  const { compare } = new Intl.Collator(locale)
  return cities
    .map(city => ({ value: city.name, label: name(city) }))
    .sort((one, other) => compare(one.label, other.label))
}

export const CityFilter = ({ country, value, onChange }: CityFilterProps) => {
  const { t } = useTranslation(['search', 'common'])
  const format = useFormat()
  const { cities, status, retry } = useCities(country)
  const options = useMemo(() => cityOptions(cities, format), [cities, format])
  // A city of the address that is in no list, or whose list is still on its way, stays visible as the filter it is.
  const isUnlisted = value !== '' && !options.some(option => option.value === value)
  return (
    <div>
      <SelectField
        label={t('city.label')}
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
