import type { SameTime } from '@/domain/appointment'
import type { Interval } from '@/domain/zonedTime'
import { findOverlappingOfClient, toAppointment, toOwnersAppointment } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import { ApiFailure } from '../kernel/ApiFailure'

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

/** The same for the owner, who learns only of appointments in the own salon. */
export async function requireOtherTimeInSalon(
  db: Db,
  { id, clientId }: OfClient,
  interval: Interval,
  salonId: string,
): Promise<void> {
  const booked = await findOverlappingOfClient(db, clientId, id, interval, salonId)
  if (!booked) return
  const data: SameTime = { booked: toOwnersAppointment(booked) }
  throw new ApiFailure('same_time', 'The client already has an appointment at this time.', { data })
}
