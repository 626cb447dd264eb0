import { Trans, useTranslation } from 'react-i18next'
import type { Deletion } from '@/store/deletions'
import { sectionsApi } from '@/api/sectionsApi'
import type { Section } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'

interface SectionDeletionTextProps {
  deletion: Deletion
  section: Section
}

/** What was deleted, what is deleted with it, and what stays. */
export function SectionDeletionText({ deletion: { salonId, step }, section }: SectionDeletionTextProps) {
  const { t } = useTranslation('sections')
  const { data } = sectionsApi.usePreviewSectionDeletionQuery(
    { salonId, sectionId: section.id },
    { skip: step !== 'undoable', refetchOnMountOrArgChange: true },
  )
  const name = useFormat().name(section)
  const { length: services } = section.services
  const { length: booked } = data?.stranded ?? []
  return (
    <>
      <p>
        <Trans
          t={t}
          i18nKey={step === 'failed' ? 'deletion.failed' : 'deletion.done'}
          values={{ name }}
          components={{ name: <bdi /> }}
        />
      </p>
      {step !== 'failed' && services > 0 && <p>{t('deletion.services', { count: services })}</p>}
      {step !== 'failed' && booked > 0 && <p>{t('deletion.booked', { count: booked })}</p>}
    </>
  )
}
