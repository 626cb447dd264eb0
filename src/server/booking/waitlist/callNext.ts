import { paths } from '@/domain/paths'
import { waitTurnMinutes } from '@/domain/waitlist'
import type { Instant } from '@/domain/zonedTime'
import type { BookableService, BookingRules } from '../../db/bookingRules'
import type { FreedTimeRow } from '../../db/schema/appointments'
import { claimCall, findLastCall, listUncalled, type WaitInLine } from '../../db/waitlist'
import type { AppContext } from '../../AppContext'
import { storedLanguage } from '../../kernel/language'
import { sendSafely } from '../../mail/sendSafely'
import { slotFreeMail } from '../../mail/slotFreeMail'
import { nameIn, whenIn } from '../../kernel/words'
import { showNotice, writeNotice } from '../../notifications/sendNotice'
import { freeDays, wantedFor } from '../availability'

const minute = 60_000

interface FreeStart {
  service: BookableService
  startsAt: Instant
  timeZone: string
}

/**
 * Tells the next person in line of a freed time, unless the one before has it to themselves still, or nothing of it
 * is free any more.
 */
export function callNext(services: AppContext): (freed: FreedTimeRow) => Promise<void> {
  const { db, now, config, readRules } = services

  return async freed => {
    const at = now()
    const last = await findLastCall(db, freed.id)
    if (last !== null && last > at - waitTurnMinutes * minute) return
    const rules = await readRules(db, freed.salon_id)
    if (!rules) return
    for (const wait of await listUncalled(db, freed)) {
      const start = await findStart(rules, wait, freed)
      if (!start) continue
      await call(freed, wait, start, last, at)
      return
    }
  }

  /** The first start that is free for what the person wants and takes up some of the freed time. */
  async function findStart(
    rules: BookingRules,
    { service_id, chair_id, date }: WaitInLine,
    freed: FreedTimeRow,
  ): Promise<FreeStart | undefined> {
    const service = rules.services.get(service_id)
    if (!service) return undefined
    const { minutes } = service
    const [day] = await freeDays(db, wantedFor(rules, [service], chair_id), date, 1, now())
    const slot = day?.slots.find(
      ({ startsAt }) => startsAt < freed.ends_at && startsAt + minutes * minute > freed.starts_at,
    )
    return slot && { service, startsAt: slot.startsAt, timeZone: rules.timeZone }
  }

  /**
   * Writes the call down with its notice, so that a crash loses neither alone; no effect where another server has called
   * somebody since the last one.
   */
  async function call(
    freed: FreedTimeRow,
    wait: WaitInLine,
    { service, startsAt, timeZone }: FreeStart,
    last: Instant | null,
    at: Instant,
  ): Promise<void> {
    const { salon_id: salonId, service_id: serviceId, date } = wait
    const salon = await db
      .selectFrom('salons')
      .select(['name', 'name_ar'])
      .where('id', '=', salonId)
      .executeTakeFirstOrThrow()
    const facts = {
      salonName: salon.name,
      salonNameAr: salon.name_ar,
      serviceId,
      serviceName: service.name,
      serviceNameAr: service.nameAr,
      date,
      startsAt,
      timeZone,
    }
    const notice = await db.transaction().execute(async transaction => {
      if ((await findLastCall(transaction, freed.id)) !== last) return undefined
      const row = { freed_id: freed.id, wait_id: wait.id, called_at: at }
      if (!(await claimCall(transaction, row))) return undefined
      const draft = { userId: wait.user_id, kind: 'slot_free', appointmentId: null, salonId, facts } as const
      return writeNotice(transaction, draft, at)
    })
    if (!notice) return
    await showNotice(services, notice)
    const language = storedLanguage(wait.language)
    const mail = slotFreeMail({
      to: wait.email,
      language,
      salonName: nameIn(language, salon.name, salon.name_ar),
      serviceName: nameIn(language, service.name, service.nameAr),
      when: whenIn(language, startsAt, timeZone),
      link: `${config.publicUrl}${paths.booking(salonId, { serviceIds: [serviceId], date })}`,
    })
    sendSafely(services, mail, { wait: wait.id })
  }
}
