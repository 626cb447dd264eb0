import type { AppointmentMark } from './takeBackPolicy'

/** What has happened to an appointment whose mark was taken back. */
export const takenBack = {
  done: 'not_done',
  no_show: 'not_no_show',
  declined: 'reopened',
  paid: 'unpaid',
} as const satisfies Record<AppointmentMark, string>
