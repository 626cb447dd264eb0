import { useFormikContext } from 'formik'
import { useTranslation } from 'react-i18next'
import { swapDialCode } from '@/domain/phone'
import { countries, countryByName } from '@/domain/geography/country'
import { useCityOptions } from '@/i18n/useCityOptions'
import { useFormat } from '@/i18n/useFormat'
import { FailedNote } from '@/ui/FailedNote'
import { FormSelectField } from '@/ui/form/FormSelectField'
import { useHydrated } from '@/ui/useHydrated'

interface CityValues {
  country: string
  city: string
  phone: string
}

const placeholders = {
  none: 'field.cityAfterCountry',
  loading: 'common:loading',
  failed: 'field.cityPlaceholder',
  ready: 'field.cityPlaceholder',
} as const

/** Country and city. Another country clears the city and puts its dial code before the digits typed so far. */
export function CityFields() {
  const { t } = useTranslation(['auth', 'common'])
  const { name } = useFormat()
  const { values, setValues } = useFormikContext<CityValues>()
  // Prerendered HTML knows nothing of a form that was left.
  const isHydrated = useHydrated()
  const { status, options, retry } = useCityOptions(isHydrated ? values.country : '')
  const changeCountry = (country: string) => {
    const dialCode = countryByName(country)?.dialCode
    void setValues(typed => ({
      ...typed,
      country,
      city: '',
      phone: dialCode ? swapDialCode(typed.phone, dialCode) : typed.phone,
    }))
  }
  return (
    <>
      <FormSelectField
        name="country"
        label={t('field.country')}
        placeholder={t('field.countryPlaceholder')}
        autoComplete="country-name"
        options={countries.map(country => ({ value: country.name, label: name(country) }))}
        onChange={event => changeCountry(event.target.value)}
      />
      <FormSelectField
        name="city"
        label={t('field.city')}
        hint={`(${t('common:optional')})`}
        placeholder={t(placeholders[status])}
        options={options}
        disabled={status !== 'ready'}
      />
      {status === 'failed' && (
        <FailedNote retryLabel={t('common:retry')} onRetry={retry}>
          {t('field.citiesFailed')}
        </FailedNote>
      )}
    </>
  )
}
