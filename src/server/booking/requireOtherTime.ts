import type { SameTime } from '@/domain/appointment'
import type { Interval } from '@/domain/zonedTime'
import { findOverlappingOfClient, toAppointment } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import { ApiFailure } from '../kernel/ApiFailure'

/** 409 with another appointment of the client that overlaps the new one. */
export async function requireOtherTime(
  db: Db,
  clientId: string,
  newId: string,
  interval: Interval,
): Promise<void> {
  const booked = await findOverlappingOfClient(db, clientId, newId, interval)
  if (!booked) return
  const data: SameTime = { booked: toAppointment(booked) }
  throw new ApiFailure('same_time', 'You already have an appointment at this time.', { data })
}
