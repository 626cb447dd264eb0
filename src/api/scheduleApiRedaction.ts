import type { ApiRedaction } from '@/store/redaction'
import type { scheduleApi } from './scheduleApi'
import { strandedRule } from './sectionsApiRedaction'

const reason = { reason: 'told' } as const

export const scheduleApiRedaction: ApiRedaction<typeof scheduleApi> = {
  previewDay: { answer: strandedRule },
  saveDay: { answer: strandedRule },
  previewDayOff: { args: reason, answer: strandedRule },
  addDayOff: { args: reason, answer: { ...strandedRule, dayOff: reason } },
}
