import { useTranslation } from 'react-i18next'
import { cancelNoticeChoices } from '@/domain/cancellationPolicy'
import { SubmissionConflict } from '@/store/SubmissionConflict'
import { profileSubmission } from './profileSubmissions'
import { profileValues } from './profileValues'

const labels = {
  name: 'name',
  nameAr: 'nameAr',
  address: 'address',
  phone: 'phone',
  timeZone: 'timeZone',
  cancelNoticeMinutes: 'cancelNotice',
  confirmsAtOnce: 'confirmation',
  paysOnline: 'payment',
} as const

export function ProfileConflict() {
  const { t } = useTranslation('profile')
  return (
    <SubmissionConflict
      submission={profileSubmission}
      toValues={profileValues}
      label={field => t(`field.${labels[field]}`)}
      describe={(field, theirs) => {
        if (field === 'confirmsAtOnce')
          return t(theirs.confirmsAtOnce ? 'confirmation.automatic' : 'confirmation.manual')
        if (field === 'paysOnline') return t(theirs.paysOnline ? 'payment.online' : 'payment.salon')
        if (field !== 'cancelNoticeMinutes') return undefined
        const cancelNotice = cancelNoticeChoices.find(minutes => minutes === theirs.cancelNoticeMinutes)
        return cancelNotice === undefined ? undefined : t(`cancelNotice.${cancelNotice}`)
      }}
    />
  )
}
