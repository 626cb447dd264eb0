import type { Context } from 'hono'
import type { User } from '@/domain/user'
import { onlyStaffSeen, type seesForSalon } from '../../booking/mayChange'
import { findAppointment, type AppointmentWithServices } from '../../db/appointments'
import { findClientOf, type SalonClient } from '../../db/clients'
import type { Db } from '../../db/openDatabase'
import type { Env } from '../../http/env'
import { requireUser } from '../../http/session'
import { notFound } from '../../kernel/ApiFailure'

interface FoundClient {
  user: User
  client: SalonClient
  appointment: AppointmentWithServices
}

/** The client of an appointment of the user's salon, as far as they see its appointments; throws 404 for any other. */
export async function findClient(
  context: Context<Env>,
  db: Db,
  isAllowed: typeof seesForSalon,
): Promise<FoundClient> {
  const user = requireUser(context)
  const appointment = await findAppointment(db, context.req.param('id') ?? '')
  if (!appointment || !isAllowed(user, appointment)) throw notFound()
  const client = await findClientOf(db, appointment)
  if (!client) throw notFound()
  return { user, appointment, client: { ...client, onlyStaffId: onlyStaffSeen(user) } }
}
