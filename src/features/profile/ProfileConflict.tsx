import { useFormikContext } from 'formik'
import { useTranslation } from 'react-i18next'
import type { useEdit } from '@/api/useEdit'
import { noticeChoices, type ProfileRequest } from '@/domain/profile'
import { EditConflict } from '@/ui/form/EditConflict'
import { profileValues, type ProfileValues } from './profileValues'

const labels = {
  name: 'name',
  nameAr: 'nameAr',
  address: 'address',
  phone: 'phone',
  timeZone: 'timeZone',
  cancelNoticeMinutes: 'notice',
  confirmsAtOnce: 'confirmation',
  paysOnline: 'payment',
} as const

/** What somebody else has made of the profile while it was in the form. */
export function ProfileConflict({ edit }: { edit: ReturnType<typeof useEdit<ProfileRequest>> }) {
  const { t } = useTranslation(['profile', 'common'])
  const { setValues, submitForm, isSubmitting } = useFormikContext<ProfileValues>()
  const { theirs, changed, theirsSeen } = edit
  if (!theirs) return null
  const notice = noticeChoices.find(minutes => minutes === theirs.cancelNoticeMinutes)
  const texts = {
    ...profileValues(theirs),
    ...(notice !== undefined && { cancelNoticeMinutes: t(`notice.${notice}`) }),
    confirmsAtOnce: t(theirs.confirmsAtOnce ? 'confirmation.automatic' : 'confirmation.manual'),
    paysOnline: t(theirs.paysOnline ? 'payment.online' : 'payment.salon'),
  }
  return (
    <EditConflict
      words={t('common:conflict', { returnObjects: true })}
      changes={changed.map(field => ({ label: t(`field.${labels[field]}`), value: texts[field] }))}
      busy={isSubmitting}
      onKeepMine={() => {
        theirsSeen()
        void submitForm()
      }}
      onTakeTheirs={() => {
        theirsSeen()
        void setValues(profileValues(theirs))
      }}
    />
  )
}
