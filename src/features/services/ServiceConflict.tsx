import { useTranslation } from 'react-i18next'
import { isLeadChoice } from '@/domain/bookingWindow'
import { SubmissionConflict } from '@/store/SubmissionConflict'
import type { Section } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { serviceForm } from './serviceForm'
import { serviceSubmission } from './serviceSubmission'

const labels = {
  sectionId: 'section',
  name: 'name',
  nameAr: 'mySalon:nameInArabic.label',
  cost: 'cost',
  currency: 'currency',
  time: 'time',
  leadMinutes: 'mySalon:window.lead',
  horizonDays: 'mySalon:window.horizon',
  pauseAfterMinutes: 'gaps.pauseAfter',
  pauseMinutes: 'gaps.pause',
  cleanUpMinutes: 'gaps.cleanUp',
} as const

export function ServiceConflict({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation(['services', 'mySalon'])
  const { name } = useFormat()
  return (
    <SubmissionConflict
      submission={serviceSubmission}
      toValues={serviceForm}
      label={field => t(labels[field])}
      describe={(field, theirs) => {
        if (field === 'leadMinutes' && isLeadChoice(theirs.leadMinutes))
          return t(`mySalon:window.leads.${theirs.leadMinutes}`)
        if (field === 'currency') return t(`currencyName.${theirs.currency}`)
        if (field !== 'sectionId') return undefined
        const section = sections.find(({ id }) => id === theirs.sectionId)
        return section && name(section)
      }}
    />
  )
}
