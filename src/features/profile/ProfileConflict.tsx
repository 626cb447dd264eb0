import { useTranslation } from 'react-i18next'
import { isLeadChoice } from '@/domain/bookingWindow'
import { cancelNoticeChoices } from '@/domain/cancellationPolicy'
import { SubmissionConflict } from '@/store/SubmissionConflict'
import { coordinatesText } from './position/usePositionWords'
import { profileSubmission } from './profileSubmissions'
import { profileValues } from './profileValues'

const labels = {
  name: 'field.name',
  nameAr: 'field.nameAr',
  address: 'field.address',
  phone: 'field.phone',
  timeZone: 'field.timeZone',
  cancelNoticeMinutes: 'field.cancelNotice',
  confirmsAtOnce: 'field.confirmation',
  paysOnline: 'field.payment',
  leadMinutes: 'mySalon:window.lead',
  horizonDays: 'mySalon:window.horizon',
  startStep: 'mySalon:starts.step',
  startFit: 'mySalon:starts.fit',
  position: 'field.position',
} as const

export function ProfileConflict() {
  const { t } = useTranslation(['profile', 'mySalon', 'common'])
  return (
    <SubmissionConflict
      submission={profileSubmission}
      toValues={profileValues}
      label={field => t(labels[field])}
      describe={(field, theirs) => {
        if (field === 'confirmsAtOnce')
          return t(theirs.confirmsAtOnce ? 'confirmation.automatic' : 'confirmation.manual')
        if (field === 'paysOnline') return t(theirs.paysOnline ? 'payment.online' : 'payment.salon')
        if (field === 'leadMinutes' && isLeadChoice(theirs.leadMinutes))
          return t(`mySalon:window.leads.${theirs.leadMinutes}`)
        if (field === 'startStep') return t('common:minutes', { count: theirs.startStep })
        if (field === 'startFit') return t(`mySalon:starts.fits.${theirs.startFit}`)
        if (field === 'position') return theirs.position && coordinatesText(theirs.position)
        if (field !== 'cancelNoticeMinutes') return undefined
        const cancelNotice = cancelNoticeChoices.find(minutes => minutes === theirs.cancelNoticeMinutes)
        return cancelNotice === undefined ? undefined : t(`cancelNotice.${cancelNotice}`)
      }}
    />
  )
}
