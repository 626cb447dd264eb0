import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { noClientDetails, type ClientConsent, type ConsentMark } from '@/domain/client'
import { clientPolicy } from '@/domain/clientPolicy'
import type { KeptOfClient } from '@/domain/mergeClients'
import { foldText } from '@/domain/searchText'
import type { SalonClient } from './clients'
import type { Db } from './openDatabase'
import type { ClientCardRow } from './schema/people'

/** A client needs an account or a phone number to be recognised again. */
export const canHaveCard = ({ clientId, phone }: SalonClient): boolean => clientId !== null || phone !== null

export const nothingKept: KeptOfClient = {
  details: noClientDetails,
  consentMarks: { mayPhotograph: null, mayGetOffers: null },
  blockedAt: null,
}

type Owner = Pick<SalonClient, 'salonId' | 'clientId' | 'phone'>

const cardsOf = (db: Db, { salonId, clientId, phone }: Owner) =>
  db
    .selectFrom('client_cards')
    .where('salon_id', '=', salonId)
    .where(is => is.or([is('client_id', '=', clientId), is('phone', '=', phone)]))

/** The card by phone number counts until one by account is saved; a block of either counts. */
export async function findClientCard(db: Db, client: Owner): Promise<KeptOfClient> {
  const rows = await cardsOf(db, client).selectAll().execute()
  const found = rows.find(({ client_id }) => client_id !== null) ?? rows[0]
  if (!found) return nothingKept
  const blockedAt = rows.find(({ blocked_at }) => blocked_at !== null)?.blocked_at ?? null
  return { ...toKept(found), blockedAt }
}

/** Call it in a transaction. */
export async function replaceClientCard(db: Db, client: Owner, kept: KeptOfClient): Promise<void> {
  const { salonId, clientId, phone } = client
  const old = await cardsOf(db, client).select('id').execute()
  if (old.length > 0) {
    const ids = old.map(({ id }) => id)
    await db.deleteFrom('client_cards').where('id', 'in', ids).execute()
  }
  if (isNothing(kept)) return
  const values = toColumns(kept)
  await db
    .insertInto('client_cards')
    .values({
      id: randomUUID(),
      salon_id: salonId,
      client_id: clientId,
      phone: clientId === null ? phone : null,
      ...values,
    })
    // Of two concurrent first cards the later one stays.
    .onConflict(conflict =>
      conflict
        .columns(clientId === null ? ['salon_id', 'phone'] : ['client_id', 'salon_id'])
        .doUpdateSet(values),
    )
    .execute()
}

export async function isClientBlocked(db: Db, client: Owner): Promise<boolean> {
  const row = await cardsOf(db, client)
    .select('id')
    .where('blocked_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface MarkedClient {
  client_id: string | null
  phone: string | null
  tags: readonly string[]
  isBlocked: boolean
}

/** The salon's clients with tags or a block. */
export async function listMarkedClients(db: Db, salonId: string): Promise<MarkedClient[]> {
  const rows = await db
    .selectFrom('client_cards')
    .select(['client_id', 'phone', 'tags', 'blocked_at'])
    .where('salon_id', '=', salonId)
    .where(is => is.or([is('tags', '!=', '[]'), is('blocked_at', 'is not', null)]))
    .execute()
  return rows.map(({ client_id, phone, tags, blocked_at }) => ({
    client_id,
    phone,
    tags: toTags(tags),
    isBlocked: blocked_at !== null,
  }))
}

/** The tags that the salon uses most, as they were written last. */
export async function listSalonTags(db: Db, salonId: string): Promise<string[]> {
  const uses = new Map<string, { tag: string; count: number }>()
  for (const { tags } of await listMarkedClients(db, salonId)) {
    for (const tag of tags) {
      const folded = foldText(tag)
      uses.set(folded, { tag, count: (uses.get(folded)?.count ?? 0) + 1 })
    }
  }
  return [...uses.values()]
    .sort((one, other) => other.count - one.count || one.tag.localeCompare(other.tag))
    .slice(0, clientPolicy.suggestedTags)
    .map(({ tag }) => tag)
}

const toTags = (stored: string): string[] => JSON.parse(stored) as string[]

const toMark = (at: number | null, by: string | null): ConsentMark | null =>
  at === null ? null : { at, by: by ?? '' }

const toKept = (row: ClientCardRow): KeptOfClient => ({
  details: {
    notes: row.notes,
    birthday: row.birthday,
    allergies: row.allergies,
    tags: toTags(row.tags),
    mayPhotograph: row.may_photograph === 1,
    mayGetOffers: row.may_get_offers === 1,
  },
  consentMarks: {
    mayPhotograph: toMark(row.photograph_set_at, row.photograph_set_by),
    mayGetOffers: toMark(row.offers_set_at, row.offers_set_by),
  },
  blockedAt: row.blocked_at,
})

const toColumns = ({ details, consentMarks: { mayPhotograph, mayGetOffers }, blockedAt }: KeptOfClient) =>
  ({
    notes: details.notes,
    birthday: details.birthday,
    allergies: details.allergies,
    tags: JSON.stringify(details.tags),
    may_photograph: details.mayPhotograph ? 1 : 0,
    photograph_set_at: mayPhotograph?.at ?? null,
    photograph_set_by: mayPhotograph?.by ?? null,
    may_get_offers: details.mayGetOffers ? 1 : 0,
    offers_set_at: mayGetOffers?.at ?? null,
    offers_set_by: mayGetOffers?.by ?? null,
    blocked_at: blockedAt,
  }) satisfies Partial<Insertable<ClientCardRow>>

const isNothing = (kept: KeptOfClient): boolean => JSON.stringify(kept) === JSON.stringify(nothingKept)

/** The marks of the consents: those that differ from before are set now, by the one who is named. */
export const markConsents = (
  { details, consentMarks }: KeptOfClient,
  changed: Record<ClientConsent, boolean>,
  mark: ConsentMark,
): KeptOfClient['consentMarks'] => ({
  mayPhotograph: changed.mayPhotograph === details.mayPhotograph ? consentMarks.mayPhotograph : mark,
  mayGetOffers: changed.mayGetOffers === details.mayGetOffers ? consentMarks.mayGetOffers : mark,
})

/** Deletes what salons kept of the user's phone number; what they kept of the account goes with its row. */
export async function forgetClientCards(db: Db, userId: string, phone: string): Promise<void> {
  await db
    .deleteFrom('client_cards')
    .where('phone', '=', phone)
    .where('salon_id', 'in', met =>
      met.selectFrom('appointments').select('salon_id').where('client_id', '=', userId),
    )
    .execute()
}
