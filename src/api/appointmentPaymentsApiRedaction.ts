import type { ApiRedaction } from '@/store/redaction'
import { appointmentRule } from './appointmentsApiRedaction'
import type { appointmentPaymentsApi } from './appointmentPaymentsApi'

const answer = { result: 'token', appointment: appointmentRule } as const

export const appointmentPaymentsApiRedaction: ApiRedaction<typeof appointmentPaymentsApi> = {
  payAppointment: { answer },
  lookUpAppointmentPayment: { answer },
  confirmAppointmentPayment: { answer },
}
