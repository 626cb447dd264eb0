import { useTranslation } from 'react-i18next'
import { countries } from '@/domain/geography/country'
import { useFormat } from '@/i18n/useFormat'
import { SelectField } from '@/ui/SelectField'

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
      value={value}
      onChange={event => onChange(event.target.value)}
      options={[
        { value: '', label: t('country.any') },
        ...countries.map(country => ({ value: country.name, label: format.name(country) })),
      ]}
    />
  )
}
