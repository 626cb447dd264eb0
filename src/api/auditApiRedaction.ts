import type { ApiRedaction } from '@/store/redaction'
import type { auditApi } from './auditApi'

/** Neither names nor values leave. */
export const auditApiRedaction: ApiRedaction<typeof auditApi> = {
  listAudit: {
    args: { kind: 'token', by: 'token' },
    answer: { entries: { kind: 'token', action: 'token', actor: { role: 'token' } } },
  },
}
