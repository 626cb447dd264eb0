import { useTranslation } from 'react-i18next'
import { startFits, startSteps } from '@/domain/bookGridPolicy'
import { leadChoices } from '@/domain/bookingWindowPolicy'
import { cancelNoticeChoices } from '@/domain/cancellationPolicy'
import { FormSelectField } from '@/ui/form/FormSelectField'
import { FormTextField } from '@/ui/form/FormTextField'
import { timeZones } from './timeZones'

/** When and how clients can book: the fields of the form from `timeZone` on. */
export function BookingRuleFields({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation(['profile', 'mySalon', 'common'])
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
        name="leadMinutes"
        label={t('mySalon:window.lead')}
        help={t('mySalon:window.leadHelp')}
        options={leadChoices.map(minutes => ({
          value: String(minutes),
          label: t(`mySalon:window.leads.${minutes}`),
        }))}
      />
      <FormTextField
        name="horizonDays"
        label={t('mySalon:window.horizon')}
        help={t('mySalon:window.horizonHelp')}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
      />
      <FormSelectField
        name="startStep"
        label={t('mySalon:starts.step')}
        help={t('mySalon:starts.stepHelp')}
        options={startSteps.map(minutes => ({
          value: String(minutes),
          label: t('common:minutes', { count: minutes }),
        }))}
      />
      <FormSelectField
        name="startFit"
        label={t('mySalon:starts.fit')}
        help={t('mySalon:starts.fitHelp')}
        options={startFits.map(fit => ({ value: fit, label: t(`mySalon:starts.fits.${fit}`) }))}
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
