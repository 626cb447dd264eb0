import type { SameTime } from '@/domain/appointment'
import type { User } from '@/domain/user'
import type { Interval } from '@/domain/zonedTime'
import { findOverlappingOfClient } from '../db/appointments'
import { toAppointment } from '../db/toAppointment'
import type { Db } from '../db/openDatabase'
import { ApiFailure } from '../kernel/ApiFailure'
import { asSalonSees, seesForSalon } from './mayChange'

interface OfClient {
  id: string
  clientId: string
}

/** 409 with another appointment of the client that overlaps the one at the interval. */
export async function requireOtherTime(
  db: Db,
  { id, clientId }: OfClient,
  interval: Interval,
): Promise<void> {
  const booked = await findOverlappingOfClient(db, clientId, id, interval)
  if (!booked) return
  const data: SameTime = { booked: toAppointment(booked) }
  throw new ApiFailure('same_time', 'You already have an appointment at this time.', { data })
}

/** The same for the salon: its owner learns only of appointments there, its staff only of those that they see. */
export async function requireOtherTimeInSalon(
  db: Db,
  user: User,
  { id, clientId }: OfClient,
  interval: Interval,
  salonId: string,
): Promise<void> {
  const booked = await findOverlappingOfClient(db, clientId, id, interval, salonId)
  if (!booked || !seesForSalon(user, booked)) return
  const data: SameTime = { booked: asSalonSees(user, booked) }
  throw new ApiFailure('same_time', 'The client already has an appointment at this time.', { data })
}
