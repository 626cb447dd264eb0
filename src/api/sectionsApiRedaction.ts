import type { ApiRedaction, Rule } from '@/store/redaction'
import { appointmentRule } from './appointmentsApiRedaction'
import { sectionRule } from './salonsApiRedaction'
import type { sectionsApi, Stranded } from './sectionsApi'

export const strandedRule: Rule<Stranded> = { stranded: appointmentRule }

const args = { name: 'told', nameAr: 'told' } as const

export const sectionsApiRedaction: ApiRedaction<typeof sectionsApi> = {
  createSection: { args, answer: sectionRule },
  updateSection: { args, answer: sectionRule },
  previewSectionDeletion: { answer: strandedRule },
  deleteSection: { answer: strandedRule },
}
