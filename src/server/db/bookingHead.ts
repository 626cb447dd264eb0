import { sql } from 'kysely'
import type { StartFit } from '@/domain/bookGridPolicy'
import type { Interval } from '@/domain/zonedTime'
import { readFor, toBusy, type BusyAppointment } from './busyTimes'
import type { WorkedRow } from './claims'
import type { Db } from './openDatabase'

/** By what cached rules are judged. */
export interface BookingHead {
  revision: number
  time_zone: string
  confirms_at_once: number
  lead_minutes: number
  horizon_days: number
  start_step: number
  start_fit: StartFit
  owner_id: string | null
  /** Changes with the owner's latest subscription; null without one. */
  plan_version: string | null
}

// Whatever decides how long the plan runs and how many staff it seats.
const planVersion = sql`(
  select subscriptions.id || ' ' || subscriptions.tier || ' ' || subscriptions.size || ' ' || subscriptions.months
    || ' ' || subscriptions.auto_renew || ' ' || subscriptions.anchor || ' ' || (
      select count(*) || ' ' || coalesce(sum(subscription_periods.starts_at), 0)
        || ' ' || coalesce(sum(subscription_periods.ends_at), 0)
      from subscription_periods where subscription_periods.subscription_id = subscriptions.id
    ) || ' ' || (
      select count(*) from charges
      inner join charge_results on charge_results.charge_key = charges.key and charge_results.stage = 'final'
      where charges.subject_id = subscriptions.id
    )
  from subscriptions where subscriptions.user_id = salons.owner_id
  order by subscriptions.number desc limit 1
)`

// The limit keeps SQLite from reading the plan once for each appointment.
const headOf = (salonId: string) => sql`(
  select id, revision, time_zone, confirms_at_once, lead_minutes, horizon_days, start_step, start_fit,
    owner_id, ${planVersion} as plan_version
  from salons where id = ${salonId} limit 1
) as head`

export async function readHead(db: Db, salonId: string): Promise<BookingHead | undefined> {
  const { rows } = await sql<BookingHead>`select * from ${headOf(salonId)}`.execute(db)
  return rows[0]
}

type HeadRow = BookingHead & WorkedRow & { busy_id: string | null; staff_id: string }

/** As `readHead`, with the salon's active appointments in and beside the interval, in one statement. */
export async function readHeadAndBusy(
  db: Db,
  salonId: string,
  interval: Interval,
): Promise<{ head: BookingHead; busy: BusyAppointment[] } | undefined> {
  const { beganAfter, beginsBefore, endsAfter } = readFor(interval)
  const { rows } = await sql<HeadRow>`
    select head.*, busy.id as busy_id, busy.staff_id, busy.starts_at, busy.ends_at, busy.work_units
    from ${headOf(salonId)}
    left join appointments as busy on busy.salon_id = head.id
      and busy.starts_at > ${beganAfter} and busy.starts_at < ${beginsBefore} and busy.ends_at > ${endsAfter}
      and busy.status in ('pending', 'confirmed')
  `.execute(db)
  const [head] = rows
  return (
    head && {
      head,
      busy: rows.flatMap(({ busy_id: id, ...row }) => (id === null ? [] : [toBusy({ ...row, id })])),
    }
  )
}
