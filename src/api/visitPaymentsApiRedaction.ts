import type { ApiRedaction } from '@/store/redaction'
import { appointmentRule } from './appointmentsApiRedaction'
import type { visitPaymentsApi } from './visitPaymentsApi'

const answer = { outcome: 'token', appointment: appointmentRule } as const

export const visitPaymentsApiRedaction: ApiRedaction<typeof visitPaymentsApi> = {
  payVisit: { answer },
  lookUpVisitPayment: { answer },
  confirmVisitPayment: { answer },
}
