import { isActive } from '@/domain/appointment'
import type { User } from '@/domain/user'
import { findAppointment } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import { ApiFailure, notFound } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import { endAppointment, notMovable } from './changes'
import { actsForSalon } from './mayChange'

const verdicts = ['no_show', 'done'] as const
type Verdict = (typeof verdicts)[number]

/**
 * Records what became of an appointment: a no-show from its start on, or done from its end on. The owner may correct
 * the one by the other. Ends with `finish` in the same transaction and returns its result; undefined when nothing
 * changed.
 */
export async function settle<Result>(
  { db, now }: AppContext,
  user: User,
  id: string,
  verdict: Verdict,
  finish: (transaction: Db, statusBefore: string) => Promise<Result>,
): Promise<Result | undefined> {
  const appointment = await findAppointment(db, id)
  if (!appointment || !actsForSalon(user, appointment)) throw notFound()
  const { status, starts_at, ends_at } = appointment
  if (status === verdict) return undefined
  if (!isActive(status) && !verdicts.some(other => other === status)) throw notMovable()
  const at = now()
  if (at < (verdict === 'done' ? ends_at : starts_at)) {
    throw new ApiFailure('not_movable', 'It is too early to say what became of this appointment.')
  }
  return endAppointment(db, appointment, { status: verdict }, at, transaction => finish(transaction, status))
}
