import type { ApiRedaction } from '@/store/redaction'
import { strandedRule } from './sectionsApiRedaction'
import type { timeOffApi } from './timeOffApi'

export const timeOffApiRedaction: ApiRedaction<typeof timeOffApi> = {
  addTimeOff: { answer: strandedRule },
  changeTimeOff: { answer: strandedRule },
}
