import { isLive } from '@/domain/appointment'
import type { Instant } from '@/domain/zonedTime'
import { findAppointment, type VisitDetails } from '../db/appointments'
import {
  claimTelling,
  dropUnsure,
  endClaim,
  giveClaimBack,
  listToTell,
  type KnownTime,
} from '../db/freshMoves'
import type { Db } from '../db/openDatabase'
import type { FreedTimeRow, FreshMoveRow } from '../db/schema/appointments'
import type { WrittenNotice } from '../events/events'
import type { AppContext } from '../AppContext'
import { moveMail } from '../mail/mailClients'
import { appointmentFacts } from '../db/appointmentFacts'
import { showNotice, writeNotice } from '../notifications/sendNotice'
import { callNext } from '../booking/waitlist/callNext'
import { endWaits } from '../booking/waitlist/endWaits'
import { putDownFreed } from '../booking/waitlist/putDownFreed'

const minute = 60_000
/** A mail that did not go out is tried again after one minute, two, four, and so on. */
const mostTries = 6
/** Longer than any mail server is waited for. */
const longestSending = 10 * minute

interface Telling {
  appointment: VisitDetails
  known: KnownTime
  /** False where the client knows all but the mail. */
  isNews: boolean
  notice: WrittenNotice | undefined
  /** The time that it left, where somebody waits for it. */
  freed: FreedTimeRow | undefined
  claimedAt: Instant
  tries: number
}

/**
 * Tells clients of the salon's moves that have stood for a while, from where each knew the appointment to be; what was
 * taken back is told to nobody. The notice and the time that is free by it are written with the claim, so a crash loses
 * neither. The mail goes out once: again only where it is known to have failed, and not where the server died over it.
 */
export function tellOfMoves(services: AppContext): () => Promise<void> {
  const { db, now, log, mailer, config } = services
  const callNextFor = callNext(services)

  return async () => {
    for (const { appointment_id } of await dropUnsure(db, now() - longestSending)) {
      log.error('move_mail_unsure', { appointment: appointment_id })
    }
    const tellings: Telling[] = []
    try {
      for (const move of await listToTell(db, now())) {
        const telling = await db.transaction().execute(transaction => claim(transaction, move, now()))
        if (telling) tellings.push(telling)
      }
    } finally {
      // Also when a claim failed: those before it are ours to tell.
      await Promise.all(tellings.map(tell))
    }
  }

  async function tell(telling: Telling): Promise<void> {
    const { appointment, notice, freed, isNews } = telling
    if (notice) await showNotice(services, notice)
    await mail(telling)
    if (isNews) await endWaits(db, appointment)
    if (freed) await callNextFor(freed)
  }

  async function mail({ appointment, known, claimedAt, tries }: Telling): Promise<void> {
    const { id } = appointment
    const letter = isForClient(appointment) ? moveMail(appointment, known, config.publicUrl) : undefined
    try {
      if (letter) await mailer.send(letter)
    } catch (error) {
      log.error('mail_failed', { appointment: id, reason: String(error) })
      if (tries < mostTries) {
        await giveClaimBack(db, id, claimedAt, now() + minute * 2 ** (tries - 1))
        return
      }
    }
    await endClaim(db, id, claimedAt)
  }
}

/** Undefined where there is nothing to tell, or another server does. */
async function claim(db: Db, move: FreshMoveRow, at: Instant): Promise<Telling | undefined> {
  const appointment = await findAppointment(db, move.appointment_id)
  if (!appointment) return undefined
  const claimed = await claimTelling(db, move, appointment, at)
  if (!claimed) return undefined
  const { isNews } = claimed
  if (!isLive(appointment.status) || (!isNews && move.tries === 0)) {
    await endClaim(db, appointment.id, at)
    return undefined
  }
  const known = { starts_at: move.known_starts_at, ends_at: move.known_ends_at }
  const notice = isNews ? await write(db, appointment, known, at) : undefined
  const isElsewhere = isNews && known.starts_at !== appointment.starts_at
  const freed = isElsewhere ? await putDownFreed(db, { ...appointment, ...known }) : undefined
  return { appointment, known, isNews, notice, freed, claimedAt: at, tries: move.tries + 1 }
}

/** An owner who books in their own shop has moved it themselves. */
const isForClient = ({ customer_id, owner_id }: VisitDetails): boolean =>
  customer_id !== null && customer_id !== owner_id

async function write(
  db: Db,
  appointment: VisitDetails,
  known: KnownTime,
  at: Instant,
): Promise<WrittenNotice | undefined> {
  const { id, customer_id, salon_id } = appointment
  if (customer_id === null || !isForClient(appointment)) return undefined
  return writeNotice(
    db,
    {
      userId: customer_id,
      kind: 'moved',
      appointmentId: id,
      salonId: salon_id,
      facts: { ...appointmentFacts(appointment, 'client'), previousStartsAt: known.starts_at },
    },
    at,
  )
}
