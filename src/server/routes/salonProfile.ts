import { Hono } from 'hono'
import { imageIdOf, imageUrl } from '@/domain/image'
import { normalPhone } from '@/domain/phone'
import { countryByName } from '@/domain/places/country'
import { photoSchema, placeSchema, profileSchemaFor, type SalonProfile } from '@/domain/profile'
import type { User } from '@/domain/user'
import { refreshSalonSummary } from '../db/salonSummary'
import { claimUpload, deleteUpload } from '../db/uploads'
import { badInput, notFound } from '../http/ApiFailure'
import { answer } from '../http/answer'
import type { Env, Services } from '../http/context'
import { readBody } from '../http/readInput'
import { requireUser } from '../http/session'
import { deleteImage } from '../uploads/imageFiles'
import { findOwnSalon } from './salon/ownSalon'

/** The salon as its owner manages it. */
export function salonProfileRoutes({ db, config }: Services): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/:salonId/profile', async context =>
    answer(context, await findProfile(requireUser(context), context.req.param('salonId'))),
  )

  routes.put('/:salonId', async context => {
    const user = requireUser(context)
    const { id, country, phone: oldPhone } = await findProfile(user, context.req.param('salonId'))
    const request = await readBody(context, profileSchemaFor(country))
    const { name, nameAr, address, phone, timeZone, cancelNoticeMinutes, confirmsAtOnce } = request
    await db.transaction().execute(async transaction => {
      await transaction
        .updateTable('salons')
        .set({
          name,
          name_ar: nameAr || null,
          address,
          phone: normalPhone(phone, countryByName(country)?.code) ?? oldPhone,
          time_zone: timeZone,
          cancel_notice_minutes: cancelNoticeMinutes,
          confirms_at_once: confirmsAtOnce ? 1 : 0,
        })
        .where('id', '=', id)
        .execute()
      await refreshSalonSummary(transaction, id)
    })
    return answer(context, await findProfile(user, id))
  })

  routes.put('/:salonId/place', async context => {
    const user = requireUser(context)
    const { id } = await findOwnSalon(db, user, context.req.param('salonId'))
    const { latitude, longitude } = await readBody(context, placeSchema)
    await db.updateTable('salons').set({ latitude, longitude }).where('id', '=', id).execute()
    return answer(context, await findProfile(user, id))
  })

  routes.put('/:salonId/photo', async context => {
    const user = requireUser(context)
    const { id } = await findOwnSalon(db, user, context.req.param('salonId'))
    const { imageId } = await readBody(context, photoSchema)
    const replaced = await db.transaction().execute(async transaction => {
      const { photo_url } = await transaction
        .selectFrom('salons')
        .select('photo_url')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const oldId = imageIdOf(photo_url ?? '')
      if (imageId !== null && imageId === oldId) return undefined
      if (imageId !== null && !(await claimUpload(transaction, imageId, id))) {
        throw badInput({ imageId: 'image_required' })
      }
      await transaction
        .updateTable('salons')
        .set({ photo_url: imageId === null ? null : imageUrl(imageId) })
        .where('id', '=', id)
        .execute()
      if (oldId !== undefined) await deleteUpload(transaction, oldId)
      return oldId
    })
    if (replaced !== undefined) await deleteImage(config, replaced)
    return answer(context, await findProfile(user, id))
  })

  async function findProfile(user: User, salonId: string): Promise<SalonProfile> {
    const row = await db
      .selectFrom('salons')
      .selectAll()
      .where('id', '=', salonId)
      .where('owner_id', '=', user.uid)
      .executeTakeFirst()
    if (!row) throw notFound()
    return {
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
    }
  }

  return routes
}
