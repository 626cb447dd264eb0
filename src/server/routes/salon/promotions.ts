import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { promotionAuditValues } from '@/domain/auditValues'
import { horizonPolicy } from '@/domain/horizonPolicy'
import { limitPolicy } from '@/domain/limitPolicy'
import { promotionState, type Promotion } from '@/domain/promotion'
import type { Named } from '@/domain/salon'
import { promotionSchema, type PromotionRequest } from '@/domain/promotionRequest'
import { addDays, type IsoDate } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import type { AppContext } from '../../AppContext'
import { inTransaction } from '../../db/inTransaction'
import { salonLock } from '../../db/locks'
import type { Db } from '../../db/openDatabase'
import { findPromotionOf, listPromotionsOf, updatePromotion } from '../../db/promotions'
import { renewRevision } from '../../db/salonRevision'
import { offersAll } from '../../db/salons'
import { answer } from '../../http/answer'
import type { Env } from '../../http/env'
import { keyedWrite } from '../../http/keyedWrite'
import { readBody } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { ApiFailure, badInput, notFound } from '../../kernel/ApiFailure'
import { requireMatch } from '../../kernel/etag'
import { requireRoom } from '../../kernel/requireRoom'
import { addPromotion, changePromotion } from '../../notifications/announcePromotions'
import { auditSalon } from './auditing'
import { findOwnSalon, mayInSalon } from './ownSalon'
import { promotionValues, versionedPromotion } from './versions'

/** Days for which a promotion that has ended is listed and counted. */
const remembered = 30

/** What a salon offers its clients: all of them for whoever manages it, those that run today for others. */
export function salonPromotionRoutes(app: AppContext): Hono<Env> {
  const { db, now } = app
  const routes = new Hono<Env>()

  routes.get('/:salonId/promotions', async context => {
    const salonId = context.req.param('salonId')
    const salon = await db
      .selectFrom('salons')
      .select(['id', 'owner_id', 'time_zone'])
      .where('id', '=', salonId)
      .executeTakeFirst()
    if (!salon) throw notFound()
    const today = todayIn(salon.time_zone, now())
    const listed = await listPromotionsOf(db, salonId, addDays(today, -remembered))
    const isOwn = mayInSalon(context.get('signedIn')?.user, salon, 'manage_services')
    return answer<Promotion[]>(
      context,
      isOwn
        ? listed.map(versionedPromotion)
        : listed.filter(promotion => promotionState(promotion, today) === 'running'),
    )
  })

  routes.post('/:salonId/promotions', keyedWrite(app), async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const request = await readBody(context, promotionSchema)
    const today = todayIn(salon.time_zone, now())
    const id = randomUUID()
    await inTransaction(db, [salonLock(salon.id)], async transaction => {
      await requireValid(transaction, salon.id, request, today)
      const recent = await listPromotionsOf(transaction, salon.id, addDays(today, -remembered))
      requireRoom(recent.length, limitPolicy.promotionsOfSalon, 'promotions')
      const row = { id, salon_id: salon.id, details_ar: null, ...columnsOf(request) }
      await addPromotion(transaction, row, now())
      const change = { action: 'promotion_added', subjectId: id, subject: namedBy(request) } as const
      const after = promotionAuditValues(request)
      await auditSalon(transaction, context, salon, now(), { ...change, before: null, after })
      await renewRevision(transaction, salon.id)
    })
    return answer(context, versionedPromotion(await findOwn(db, salon.id, id)))
  })

  routes.put('/:salonId/promotions/:promotionId', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const request = await readBody(context, promotionSchema)
    const id = context.req.param('promotionId')
    const today = todayIn(salon.time_zone, now())
    await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const present = await findOwn(transaction, salon.id, id)
      if (present.endsOn < today) throw new ApiFailure('conflict', 'This promotion has ended.')
      requireMatch(context.req.header('if-match'), promotionValues(present), promotionValues(request))
      await requireValid(transaction, salon.id, request, today)
      await changePromotion(transaction, id, columnsOf(request), now())
      const values = { before: promotionAuditValues(present), after: promotionAuditValues(request) }
      const subject = { subjectId: id, subject: namedBy(request) }
      const change = { action: 'promotion_changed', ...subject, ...values } as const
      await auditSalon(transaction, context, salon, now(), change)
      await renewRevision(transaction, salon.id)
    })
    return answer(context, versionedPromotion(await findOwn(db, salon.id, id)))
  })

  /** From now on nobody gets it. Yesterday was its last day. One that has ended already stays as it is. */
  routes.post('/:salonId/promotions/:promotionId/end', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const id = context.req.param('promotionId')
    const today = todayIn(salon.time_zone, now())
    await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const present = await findOwn(transaction, salon.id, id)
      if (present.endsOn < today) return
      const endsOn = addDays(today, -1)
      await updatePromotion(transaction, id, { ends_on: endsOn })
      const values = { before: { endsOn: present.endsOn }, after: { endsOn } }
      const subject = { subjectId: id, subject: namedBy(present) }
      const change = { action: 'promotion_ended', ...subject, ...values } as const
      await auditSalon(transaction, context, salon, now(), change)
      await renewRevision(transaction, salon.id)
    })
    return answer(context, versionedPromotion(await findOwn(db, salon.id, id)))
  })

  return routes
}

/** Throws 404 for a promotion of another salon, as for one that does not exist. */
async function findOwn(db: Db, salonId: string, id: string): Promise<Promotion> {
  const promotion = await findPromotionOf(db, salonId, id)
  if (!promotion) throw notFound()
  return promotion
}

async function requireValid(
  db: Db,
  salonId: string,
  { startsOn, endsOn, serviceIds }: PromotionRequest,
  today: IsoDate,
): Promise<void> {
  if (endsOn < today) throw badInput({ endsOn: 'date_past' })
  const last = addDays(today, horizonPolicy.salon)
  if (startsOn > last) throw badInput({ startsOn: 'date_too_far' })
  if (endsOn > last) throw badInput({ endsOn: 'date_too_far' })
  if (serviceIds && !(await offersAll(db, salonId, serviceIds))) {
    throw badInput({ serviceIds: 'service_unknown' })
  }
}

const namedBy = ({ title, titleAr }: Pick<Promotion, 'title' | 'titleAr'>): Named => ({
  name: title,
  nameAr: titleAr || null,
})

const columnsOf = ({
  title,
  titleAr,
  details,
  startsOn,
  endsOn,
  discount,
  serviceIds,
}: PromotionRequest) => ({
  title,
  title_ar: titleAr || null,
  details,
  starts_on: startsOn,
  ends_on: endsOn,
  discount_kind: discount?.kind ?? null,
  discount_value: discount?.value ?? null,
  service_ids: serviceIds && JSON.stringify(serviceIds),
})
