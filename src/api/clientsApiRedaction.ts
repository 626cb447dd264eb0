import type { ApiRedaction } from '@/store/redaction'
import { appointmentRule } from './appointmentsApiRedaction'
import type { clientsApi } from './clientsApi'

/** The client's name, phone and notes, and what was searched for, never leave. */
export const clientsApiRedaction: ApiRedaction<typeof clientsApi> = {
  getClient: { answer: { spent: { currency: 'token' } } },
  listClientHistory: { answer: { appointments: appointmentRule } },
}
