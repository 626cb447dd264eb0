import { useTranslation } from 'react-i18next'
import type { ClientConsent, ConsentMark } from '@/domain/client'
import { todayIn } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { FormCheckboxField } from '@/ui/form/FormCheckboxField'

interface ConsentFieldProps {
  consent: ClientConsent
  mark: ConsentMark | null
  /** Of the salon. */
  timeZone: string
}

export const ConsentField = ({ consent, mark, timeZone }: ConsentFieldProps) => {
  const { t } = useTranslation('clients')
  const format = useFormat()
  const date = mark && format.date(todayIn(timeZone, mark.at), 'short')
  return (
    <FormCheckboxField
      name={consent}
      label={t(`field.${consent}`)}
      help={mark ? t('consentSet', { date, by: mark.by }) : t('consentNever')}
    />
  )
}
