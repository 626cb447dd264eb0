import { useTranslation } from 'react-i18next'
import type { useEdit } from '@/store/useEdit'
import { cancelNoticeChoices } from '@/domain/cancellationPolicy'
import type { ProfileRequest } from '@/domain/profile'
import { FormConflict } from '@/ui/form/FormConflict'
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

/** What somebody else has made of the profile while it was in the form. */
export function ProfileConflict({ edit }: { edit: ReturnType<typeof useEdit<ProfileRequest>> }) {
  const { t } = useTranslation(['profile', 'common'])
  const { theirs, asked, theirsSeen } = edit
  if (!theirs) return null
  const cancelNotice = cancelNoticeChoices.find(minutes => minutes === theirs.cancelNoticeMinutes)
  const values = profileValues(theirs)
  const texts = {
    ...values,
    ...(cancelNotice !== undefined && { cancelNoticeMinutes: t(`cancelNotice.${cancelNotice}`) }),
    confirmsAtOnce: t(theirs.confirmsAtOnce ? 'confirmation.automatic' : 'confirmation.manual'),
    paysOnline: t(theirs.paysOnline ? 'payment.online' : 'payment.salon'),
  }
  return (
    <FormConflict
      words={t('common:conflict', { returnObjects: true })}
      changes={asked.map(field => ({ label: t(`field.${labels[field]}`), value: texts[field] }))}
      theirs={values}
      asked={asked}
      onSeen={theirsSeen}
    />
  )
}
