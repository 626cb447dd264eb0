import type { Appointment } from '@/domain/appointment'
import type { ApiRedaction, Rule } from '@/store/redaction'
import type { appointmentsApi } from './appointmentsApi'

/** Allows the salon and the service; redacts client and staff. */
export const appointmentRule: Rule<Appointment> = {
  sectionName: 'told',
  sectionNameAr: 'told',
  serviceName: 'told',
  serviceNameAr: 'told',
  barberLocation: 'told',
  status: 'token',
  currency: 'token',
  salonName: 'told',
  salonNameAr: 'told',
  country: 'told',
  services: { name: 'told', nameAr: 'told', sectionName: 'told', sectionNameAr: 'told' },
  timeZone: 'told',
  workUnits: 'told',
  offset: 'told',
  endedBy: 'token',
  refund: 'token',
  takeBacks: { mark: 'token' },
}

const answer = appointmentRule

export const appointmentsApiRedaction: ApiRedaction<typeof appointmentsApi> = {
  listClientAppointments: { answer: { data: answer } },
  getLastAppointment: { answer },
  getNextAppointment: { answer },
  listSalonAppointments: { answer },
  getAppointment: { answer },
  book: { answer },
  rescheduleAppointment: { answer },
  cancelAppointment: { answer },
  confirmAppointment: { answer },
  confirmAppointments: { answer: { result: 'token' } },
  declineAppointment: { answer },
  settleAppointment: { args: { verdict: 'token' }, answer },
  markPaid: { answer },
  takeMarkBack: { args: { mark: 'token' }, answer },
  seatWalkIn: { answer },
}
