import { useTranslation } from 'react-i18next'
import type { Deletion } from '@/store/deletions'
import { DeletionText } from '@/store/DeletionText'
import { sectionsApi } from '@/api/sectionsApi'
import type { Section } from '@/domain/salon'

interface SectionDeletionTextProps {
  deletion: Deletion
  section: Section
}

export function SectionDeletionText({ deletion, section }: SectionDeletionTextProps) {
  const { t } = useTranslation('sections')
  const { data } = sectionsApi.usePreviewSectionDeletionQuery(
    { salonId: deletion.salonId, sectionId: section.id },
    { skip: deletion.step !== 'undoable', refetchOnMountOrArgChange: true },
  )
  const { length: services } = section.services
  return (
    <DeletionText page="sections" deletion={deletion} item={section} stranded={data?.stranded}>
      {services > 0 && <p>{t('deletion.services', { count: services })}</p>}
    </DeletionText>
  )
}
