import { findAppointment } from '../db/appointments'
import type { AppContext } from '../AppContext'

/** Tells those whom an appointment concerns that it was paid, or that money went back. */
export async function tellOfMoney({ db, events }: AppContext, appointmentId: string): Promise<void> {
  const appointment = await findAppointment(db, appointmentId)
  if (!appointment) return
  const userIds = [appointment.customer_id, appointment.owner_id].filter(userId => userId !== null)
  await events.tell({ type: 'visitMoneyMoved', userIds })
}
