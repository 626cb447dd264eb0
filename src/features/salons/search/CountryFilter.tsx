import { useTranslation } from 'react-i18next'
import { countries } from '@/domain/geography/country'
import { filterNames } from '@/domain/filterAddress'
import { useFormat } from '@/i18n/useFormat'
import { SelectField } from '@/ui/SelectField'
import { searchFormId } from './searchFormId'

interface CountryFilterProps {
  value: string
  onChange: (country: string) => void
}

export const CountryFilter = ({ value, onChange }: CountryFilterProps) => {
  const { t } = useTranslation('search')
  const format = useFormat()
  return (
    <SelectField
      label={t('country.label')}
      name={filterNames.country}
      form={searchFormId}
      value={value}
      onChange={event => onChange(event.target.value)}
      options={[
        { value: '', label: t('country.any') },
        ...countries.map(country => ({ value: country.name, label: format.name(country) })),
      ]}
    />
  )
}
