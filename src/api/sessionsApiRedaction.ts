import type { ApiRedaction } from '@/store/redaction'
import type { sessionsApi } from './sessionsApi'

export const sessionsApiRedaction: ApiRedaction<typeof sessionsApi> = {
  listSessions: { answer: { browser: 'told', system: 'told' } },
}
