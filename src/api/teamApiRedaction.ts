import type { ApiRedaction } from '@/store/redaction'
import { strandedRule } from './sectionsApiRedaction'
import type { teamApi } from './teamApi'

export const teamApiRedaction: ApiRedaction<typeof teamApi> = {
  getTeam: { answer: { plan: 'token' } },
  previewUpdate: { answer: strandedRule },
  previewRemoval: { answer: strandedRule },
  removeStaff: { answer: strandedRule },
}
