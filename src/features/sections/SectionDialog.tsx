import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import type { Salon } from '@/domain/salon'
import { Dialog } from '@/ui/Dialog'
import { SectionForm } from './SectionForm'
import { sectionSubmission } from './sectionSubmission'
import { sectionDialogClosed, type SectionDialogState } from './sectionsSlice'

interface SectionDialogProps {
  salon: Salon
  dialog: SectionDialogState
}

export function SectionDialog({ salon, dialog: { sectionId } }: SectionDialogProps) {
  const { t } = useTranslation(['sections', 'common'])
  const dispatch = useAppDispatch()
  const submission = useSubmission(sectionSubmission)
  const section = salon.sections.find(({ id }) => id === sectionId)
  return (
    <Dialog
      open
      size="small"
      title={t(sectionId === null ? 'addTitle' : 'editTitle')}
      closeLabel={t('common:close')}
      locked={isSubmitting(submission)}
      onClose={() => dispatch(sectionDialogClosed())}
    >
      <SectionForm
        salonId={salon.id}
        sectionId={sectionId}
        section={section && { name: section.name, nameAr: section.nameAr, etag: section.etag }}
      />
    </Dialog>
  )
}
