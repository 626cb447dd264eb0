import { Hono } from 'hono'
import { auditActorOf } from '@/domain/audit'
import { rulesValues } from '@/domain/auditValues'
import { normalPhone } from '@/domain/phone'
import { rule } from '@/domain/rules'
import { countryByName } from '@/domain/geography/country'
import {
  photoSchema,
  positionSchema,
  profileSchemaFor,
  requestOf,
  type ProfileRequest,
  type SalonProfile,
} from '@/domain/profile'
import type { User } from '@/domain/user'
import { keepPromisedTimes, listMovedByClock } from '../booking/promisedTimes'
import { isPreview } from '../booking/stranded'
import type { Db } from '../db/openDatabase'
import { writeAudit } from '../db/audit'
import { renewEvents } from '../db/eventVersion'
import { rebuildSums } from '../db/rebuildSums'
import { renewSlug } from '../db/salonSlugs'
import { refreshSalonSummary } from '../db/salonSummary'
import { toOwnersAppointment } from '../db/toAppointment'
import { inTransaction } from '../db/inTransaction'
import { salonLock } from '../db/locks'
import { badInput, notFound } from '../kernel/ApiFailure'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { readBody } from '../http/readInput'
import { requireMatch, versioned } from '../kernel/etag'
import { requireUser } from '../http/session'
import { scheduleReminders } from '../reminders/scheduleReminders'
import { replacePhoto } from '../uploads/replacePhoto'
import { findOwnSalon } from './salon/ownSalon'

export function salonProfileRoutes(app: AppContext): Hono<Env> {
  const { db, now } = app
  const routes = new Hono<Env>()

  routes.get('/:salonId/profile', async context =>
    answer(context, await findProfile(requireUser(context), context.req.param('salonId'))),
  )

  routes.put('/:salonId', async context => {
    const user = requireUser(context)
    const { id, country, phone: oldPhone } = await findProfile(user, context.req.param('salonId'))
    const request = await readBody(context, profileSchemaFor(country))
    const phone = normalPhone(request.phone, countryByName(country)?.code) ?? oldPhone
    const { name, nameAr, address, timeZone, cancelNoticeMinutes, confirmsAtOnce, paysOnline } = request
    const { leadMinutes, horizonDays, startStep, startFit } = request
    if (isPreview(context.req.query('preview'))) {
      const moved = await listMovedByClock(db, id, timeZone, now())
      const view = { showsPhone: true, showsMoney: true }
      return answer(context, {
        stranded: moved.map(({ appointment }) => toOwnersAppointment(appointment, view)),
      })
    }
    await inTransaction(db, [salonLock(id)], async transaction => {
      const current = await findProfile(user, id, transaction)
      const present = requestOf(current)
      const { latitude, longitude } = request.position ?? current
      const position = { latitude, longitude }
      requireMatch(context.req.header('if-match'), present, { ...request, phone, position })
      if (present.timeZone !== timeZone) await changeTimeZone(transaction, id, timeZone)
      await transaction
        .updateTable('salons')
        .set({
          name,
          name_ar: nameAr,
          address,
          phone,
          time_zone: timeZone,
          cancel_notice_minutes: cancelNoticeMinutes,
          confirms_at_once: confirmsAtOnce ? 1 : 0,
          pays_online: paysOnline ? 1 : 0,
          lead_minutes: leadMinutes,
          horizon_days: horizonDays,
          start_step: startStep,
          start_fit: startFit,
          ...position,
        })
        .where('id', '=', id)
        .execute()
      const values = { before: rulesValues(present), after: rulesValues(request) }
      const actor = auditActorOf(user, { id, owner_id: user.uid })
      await writeAudit(transaction, id, actor, { action: 'rules_changed', subjectId: id, ...values }, now())
      if (present.timeZone !== timeZone) await rebuildSums(transaction, id)
      await refreshSalonSummary(transaction, id)
      await renewSlug(transaction, id)
      const shown = (of: ProfileRequest) => [of.name, of.nameAr, of.address, of.timeZone].join('\n')
      if (shown(present) !== shown(request)) await renewEvents(transaction, { in: 'salon_id', id }, now())
    })
    return answer(context, await findProfile(user, id))
  })

  routes.put('/:salonId/position', async context => {
    const user = requireUser(context)
    const { id } = await findOwnSalon(db, user, context.req.param('salonId'))
    const { latitude, longitude } = await readBody(context, positionSchema)
    await db.updateTable('salons').set({ latitude, longitude }).where('id', '=', id).execute()
    return answer(context, await findProfile(user, id))
  })

  routes.put('/:salonId/photo', async context => {
    const user = requireUser(context)
    const { id } = await findOwnSalon(db, user, context.req.param('salonId'))
    const { imageId } = await readBody(context, photoSchema)
    const ofSalon = (from: Db) => from.selectFrom('salons').select('photo_url').where('id', '=', id)
    await replacePhoto(app, {
      salonId: id,
      imageId,
      read: async from => (await ofSalon(from).executeTakeFirstOrThrow()).photo_url,
      write: (to, photo_url) => to.updateTable('salons').set({ photo_url }).where('id', '=', id).execute(),
    })
    return answer(context, await findProfile(user, id))
  })

  /** The clock times of what is booked stay, so the appointments move. */
  async function changeTimeZone(transaction: Db, salonId: string, timeZone: string): Promise<void> {
    const moved = await keepPromisedTimes(transaction, salonId, timeZone, now())
    if (!moved) throw badInput({ timeZone: rule('time_zone_clash') })
    for (const { appointment, startsAt } of moved) {
      await scheduleReminders(transaction, { ...appointment, starts_at: startsAt }, now())
    }
  }

  async function findProfile(user: User, salonId: string, from = db): Promise<SalonProfile> {
    const row = await from
      .selectFrom('salons')
      .selectAll()
      .where('id', '=', salonId)
      .where('owner_id', '=', user.uid)
      .executeTakeFirst()
    if (!row) throw notFound()
    const profile: SalonProfile = {
      id: row.id,
      name: row.name,
      nameAr: row.name_ar,
      email: user.email,
      phone: row.phone,
      country: row.country,
      city: row.city,
      address: row.address,
      photoUrl: row.photo_url,
      timeZone: row.time_zone,
      latitude: row.latitude,
      longitude: row.longitude,
      cancelNoticeMinutes: row.cancel_notice_minutes,
      confirmsAtOnce: row.confirms_at_once === 1,
      paysOnline: row.pays_online === 1,
      leadMinutes: row.lead_minutes,
      horizonDays: row.horizon_days,
      startStep: row.start_step,
      startFit: row.start_fit,
    }
    return versioned(profile, requestOf(profile))
  }

  return routes
}
