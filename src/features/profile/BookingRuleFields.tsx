import { useTranslation } from 'react-i18next'
import { cancelNoticeChoices } from '@/domain/cancellationPolicy'
import { FormSelectField } from '@/ui/form/FormSelectField'
import { timeZones } from './timeZones'

/** When and how clients can book: the form's `timeZone`, `cancelNoticeMinutes`, `confirmsAtOnce` and `paysOnline`. */
export function BookingRuleFields({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation('profile')
  return (
    <>
      <FormSelectField
        name="timeZone"
        label={t('field.timeZone')}
        help={t('timeZoneHelp')}
        options={timeZones(timeZone).map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      />
      <FormSelectField
        name="cancelNoticeMinutes"
        label={t('field.cancelNotice')}
        help={t('noticeHelp')}
        options={cancelNoticeChoices.map(minutes => ({
          value: String(minutes),
          label: t(`cancelNotice.${minutes}`),
        }))}
      />
      <FormSelectField
        name="confirmsAtOnce"
        label={t('field.confirmation')}
        options={[
          { value: 'true', label: t('confirmation.automatic') },
          { value: 'false', label: t('confirmation.manual') },
        ]}
      />
      <FormSelectField
        name="paysOnline"
        label={t('field.payment')}
        help={t('paymentHelp')}
        options={[
          { value: 'false', label: t('payment.salon') },
          { value: 'true', label: t('payment.online') },
        ]}
      />
    </>
  )
}
