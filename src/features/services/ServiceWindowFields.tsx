import { useTranslation } from 'react-i18next'
import { windowOf } from '@/domain/bookingWindow'
import { leadChoices } from '@/domain/bookingWindowPolicy'
import type { Salon } from '@/domain/salon'
import { FormSelectField } from '@/ui/form/FormSelectField'
import { FormTextField } from '@/ui/form/FormTextField'

/** The service's own booking window: the form's `leadMinutes` and `horizonDays`. */
export function ServiceWindowFields({ salon }: { salon: Salon }) {
  const { t } = useTranslation(['mySalon', 'common'])
  const { horizonDays } = windowOf(salon)
  return (
    <>
      <FormSelectField
        name="leadMinutes"
        label={t('window.lead')}
        options={[
          { value: '', label: t('window.asSalon') },
          ...leadChoices.map(minutes => ({ value: String(minutes), label: t(`window.leads.${minutes}`) })),
        ]}
      />
      <FormTextField
        name="horizonDays"
        label={t('window.horizon')}
        hint={`(${t('common:optional')})`}
        help={t('window.blank', { count: horizonDays })}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
      />
    </>
  )
}
