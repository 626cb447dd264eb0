import { useTranslation } from 'react-i18next'
import type { useEdit } from '@/store/useEdit'
import type { Section } from '@/domain/salon'
import type { ServiceRequest } from '@/domain/serviceRequests'
import { useFormat } from '@/i18n/useFormat'
import { FormConflict } from '@/ui/form/FormConflict'
import { serviceForm } from './serviceForm'

interface ServiceConflictProps {
  edit: ReturnType<typeof useEdit<ServiceRequest>>
  sections: readonly Section[]
  /** Theirs has an Arabic name, for which the form needs its box. */
  onArabic: () => void
}

const labels = {
  sectionId: 'section',
  name: 'name',
  nameAr: 'arabicName',
  cost: 'cost',
  currency: 'currency',
  time: 'time',
} as const

/** What somebody else has made of the service while it was in the form. */
export function ServiceConflict({
  edit: { theirs, asked, theirsSeen },
  sections,
  onArabic,
}: ServiceConflictProps) {
  const { t } = useTranslation(['services', 'common'])
  const { name } = useFormat()
  if (!theirs) return null
  const section = sections.find(({ id }) => id === theirs.sectionId)
  const values = serviceForm(theirs)
  const texts = {
    ...values,
    sectionId: section ? name(section) : null,
    currency: t(`currencyName.${theirs.currency}`),
  }
  return (
    <FormConflict
      words={t('common:conflict', { returnObjects: true })}
      changes={asked.map(field => ({ label: t(labels[field]), value: texts[field] }))}
      theirs={values}
      asked={asked}
      onSeen={theirsSeen}
      onTaken={() => {
        if (theirs.nameAr) onArabic()
      }}
    />
  )
}
