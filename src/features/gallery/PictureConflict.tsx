import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { SubmissionConflict } from '@/store/SubmissionConflict'
import { pictureForm } from './pictureForm'
import { pictureSubmission } from './pictureSubmission'
import { usePictureWords } from './usePictureWords'

const labels = {
  caption: 'gallery.caption',
  captionAr: 'gallery.captionAr',
  serviceId: 'gallery.service',
  staffId: 'gallery.staff',
  file: 'gallery.add',
} as const

export function PictureConflict({ salon }: { salon: Salon }) {
  const { t } = useTranslation('profile')
  const words = usePictureWords(salon)
  return (
    <SubmissionConflict
      submission={pictureSubmission}
      toValues={pictureForm}
      label={field => t(labels[field])}
      describe={(field, theirs) => {
        if (field === 'serviceId') return words.serviceOf(theirs) || null
        return field === 'staffId' ? words.staffOf(theirs) || null : undefined
      }}
    />
  )
}
