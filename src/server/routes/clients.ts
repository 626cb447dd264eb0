import { Hono, type Context } from 'hono'
import {
  clientNotesSchema,
  clientSearchSchema,
  isSoughtClient,
  type ClientCard,
  type ClientHistoryPage,
  type ClientNotes,
  type ClientSuggestion,
} from '@/domain/client'
import { clientPolicy } from '@/domain/clientPolicy'
import type { Versioned } from '@/domain/edit'
import { foldText, searchWords } from '@/domain/searchText'
import { hasRight } from '@/domain/staffRights'
import type { User } from '@/domain/user'
import type { AppContext } from '../AppContext'
import { actsForSalon, asSalonSees, onlyStaffSeen, seesForSalon } from '../booking/mayChange'
import { findAppointment } from '../db/appointments'
import { canHaveNotes, findClientNotes, replaceClientNotes } from '../db/clientNotes'
import { countOfClient, findClientOf, listClientsSince, listHistoryOf, type SalonClient } from '../db/clients'
import { inSnapshot } from '../db/inSnapshot'
import { inTransaction } from '../db/inTransaction'
import { appointmentLocks } from '../db/locks'
import type { Db } from '../db/openDatabase'
import { answer } from '../http/answer'
import { pageOf, readCursor } from '../http/cursor'
import type { Env } from '../http/env'
import type { RateLimits } from '../http/rateLimits'
import { readBody, readQuery } from '../http/readInput'
import { requireUser } from '../http/session'
import { notFound } from '../kernel/ApiFailure'
import { requireMatch, versioned } from '../kernel/etag'
import { findOwnSalon } from './salon/ownSalon'

const day = 24 * 60 * 60 * 1000

/** A salon's clients, for its owner and staff. A client's card is named by an appointment, not by a phone number. */
export function clientRoutes({ db, now }: AppContext, limits: RateLimits): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/salons/:salonId/clients', async context => {
    const user = requireUser(context)
    const salon = await findOwnSalon(db, user, context.req.param('salonId'))
    const { search } = await readQuery(context, clientSearchSchema)
    await limits.clientSearchesOfUser.take(context, user.uid)
    const words = searchWords(search)
    if (words.length === 0) return answer<ClientSuggestion[]>(context, [])
    const found = await listClientsSince(db, salon, now() - clientPolicy.searchedDays * day)
    // Without the right to see phones none is found by its phone either.
    const clients = salon.showsPhone ? found : found.map(client => ({ ...client, phone: '' }))
    const sought = clients.filter(client => isSoughtClient(client, words))
    return answer<ClientSuggestion[]>(context, onceEach(sought).slice(0, clientPolicy.suggestions))
  })

  routes.get('/appointments/:id/client', async context => {
    const card = await inSnapshot(db, async (snapshot): Promise<ClientCard> => {
      const { user, client, isWalkIn, mayChange } = await findClient(context, snapshot, seesForSalon)
      const { name, phone } = client
      const figures = await countOfClient(snapshot, client, now())
      const notes = canHaveNotes(client) ? versionedNotes(await findClientNotes(snapshot, client)) : null
      return {
        name,
        phone: (hasRight(user, 'see_phones') && phone) || '',
        isWalkIn,
        ...figures,
        spent: hasRight(user, 'see_takings') ? figures.spent : [],
        notes,
        mayChangeNotes: mayChange,
      }
    })
    return answer(context, card)
  })

  routes.get('/appointments/:id/client/appointments', async context => {
    const { user, client } = await findClient(context, db, seesForSalon)
    const cursor = readCursor(context.req.query('cursor'))
    const size = clientPolicy.appointmentsPerPage
    const rows = await listHistoryOf(db, client, cursor, size + 1)
    const { items, next } = pageOf(
      rows.map(row => ({ row, id: row.id, createdAt: row.starts_at })),
      size,
    )
    return answer<ClientHistoryPage>(context, {
      appointments: items.map(({ row }) => asSalonSees(user, row)),
      next,
    })
  })

  routes.put('/appointments/:id/client/notes', async context => {
    const request = await readBody(context, clientNotesSchema)
    const locks = appointmentLocks(context.req.param('id'))
    const notes = await inTransaction(db, locks, async transaction => {
      const { client } = await findClient(context, transaction, actsForSalon)
      if (!canHaveNotes(client)) throw notFound()
      const present = await findClientNotes(transaction, client)
      requireMatch(context.req.header('if-match'), present, request)
      await replaceClientNotes(transaction, client, request)
      return request
    })
    return answer(context, versionedNotes(notes))
  })

  return routes
}

/** The client of an appointment of the user's salon, as far as they see its appointments; throws 404 for any other. */
async function findClient(
  context: Context<Env>,
  db: Db,
  isAllowed: typeof seesForSalon,
): Promise<{ user: User; client: SalonClient; isWalkIn: boolean; mayChange: boolean }> {
  const user = requireUser(context)
  const appointment = await findAppointment(db, context.req.param('id') ?? '')
  if (!appointment || !isAllowed(user, appointment)) throw notFound()
  const client = await findClientOf(db, appointment)
  if (!client) throw notFound()
  return {
    user,
    client: { ...client, onlyStaffId: onlyStaffSeen(user) },
    isWalkIn: client.clientId === null,
    mayChange: actsForSalon(user, appointment),
  }
}

const versionedNotes = (notes: ClientNotes): Versioned<ClientNotes> => versioned(notes, notes)

/** The first of each phone number, or of each name without one. */
function onceEach(clients: readonly ClientSuggestion[]): ClientSuggestion[] {
  const first = new Map<string, ClientSuggestion>()
  for (const client of clients) {
    const key = client.phone || foldText(client.name)
    if (!first.has(key)) first.set(key, client)
  }
  return [...first.values()]
}
