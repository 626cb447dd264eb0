import { isActive } from '@/domain/appointment'
import { clientActor } from '@/domain/audit'
import { amountValue } from '@/domain/auditValues'
import { bankReturnUrl } from '../charges/bankReturnUrl'
import type { Purpose } from '../charges/Purpose'
import { findAppointment, type AppointmentDetails } from '../db/appointments'
import { listReceived } from '../db/ledger'
import { appointmentLocks } from '../db/locks'
import type { Db } from '../db/openDatabase'
import { mailPayment } from '../notifications/paymentMail'
import { auditAppointment } from './auditAppointment'
import { holdAppointment, insertAppointmentPayment, publishPayment } from './appointmentPayments'
import { notifyOfRefusedRefund } from './notifyOfRefusedRefund'

export const appointmentPurpose: Purpose = {
  name: 'appointment',
  locks: ({ subject_id }) => appointmentLocks(subject_id),
  returnUrl: ({ config }, { subject_id }) => bankReturnUrl(config, 'appointments', subject_id),
  findSale: async (db, { subject_id, amount }) => {
    const { salon_id } = await requireAppointment(db, subject_id)
    return { salon_id, sides: { online: amount, sales: -amount } }
  },
  /** False when the appointment was cancelled or paid in another way meanwhile. */
  succeeded: async (_context, db, { subject_id, key, amount, currency }, { at, isLate }) => {
    const appointment = await requireAppointment(db, subject_id)
    await holdAppointment(db, appointment)
    await insertAppointmentPayment(db, appointment, { id: key, amount, currency, created_at: at })
    const isOwed = isActive(appointment.status) || appointment.status === 'done'
    const received = await listReceived(db, subject_id)
    const isKept = isOwed && !isLate && received.every(({ entry_id }) => entry_id === key)
    if (!isKept) return false
    await mailPayment(db, appointment, 'paid', { amount, currency }, at)
    const paid = { paid: 'online', price: amountValue(amount, currency) }
    const client = clientActor(appointment.client_id)
    await auditAppointment(db, client, appointment, { action: 'paid', before: null, after: paid }, at)
    return true
  },
  refunded: async (db, charge, at) =>
    mailPayment(db, await requireAppointment(db, charge.subject_id), 'refunded', charge, at),
  refundRefused: async (context, db, charge, at) => {
    // Read again, so that it no longer includes the refund that was refused.
    const appointment = await requireAppointment(db, charge.subject_id)
    await mailPayment(db, appointment, 'refund_refused', charge, at)
    return notifyOfRefusedRefund(context, db, appointment, charge, at)
  },
  changed: (context, { subject_id }) => publishPayment(context, subject_id),
}

async function requireAppointment(db: Db, id: string): Promise<AppointmentDetails> {
  const appointment = await findAppointment(db, id)
  if (!appointment) throw new Error('A charge has no appointment')
  return appointment
}
