import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { Salon } from '@/domain/salon'
import { Dialog } from '@/ui/Dialog'
import { SectionForm } from './SectionForm'
import { sectionDialogClosed, type SectionDialogState } from './sectionsSlice'

interface SectionDialogProps {
  salon: Salon
  dialog: SectionDialogState
}

export function SectionDialog({ salon, dialog: { sectionId, refused } }: SectionDialogProps) {
  const { t } = useTranslation(['sections', 'common'])
  const dispatch = useAppDispatch()
  const section = salon.sections.find(({ id }) => id === sectionId)
  return (
    <Dialog
      open
      size="small"
      title={t(sectionId === null ? 'addTitle' : 'editTitle')}
      closeLabel={t('common:close')}
      onClose={() => dispatch(sectionDialogClosed())}
    >
      <SectionForm
        salonId={salon.id}
        section={section && { name: section.name, nameAr: section.nameAr }}
        refused={refused}
      />
    </Dialog>
  )
}
