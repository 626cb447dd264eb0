import type { ApiRedaction } from '@/store/redaction'
import { strandedRule } from './sectionsApiRedaction'
import type { teamApi } from './teamApi'

const access = { state: 'token', rights: 'token' } as const

export const teamApiRedaction: ApiRedaction<typeof teamApi> = {
  getTeam: { answer: { plan: 'token', staff: { access } } },
  inviteStaff: { args: { rights: 'token' }, answer: access },
  updateLoginRights: { args: { rights: 'token' }, answer: access },
  previewUpdate: { answer: strandedRule },
  previewRemoval: { answer: strandedRule },
  removeStaff: { answer: strandedRule },
}
