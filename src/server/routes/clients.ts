import { Hono } from 'hono'
import {
  clientSearchSchema,
  isSoughtClient,
  type ClientCard,
  type ClientHistoryPage,
  type ClientSuggestion,
} from '@/domain/client'
import { clientPolicy } from '@/domain/clientPolicy'
import { foldText, searchWords } from '@/domain/searchText'
import { hasRight } from '@/domain/staffRights'
import type { AppContext } from '../AppContext'
import { actsForSalon, asSalonSees, mayBlockFor, seesForSalon } from '../booking/mayChange'
import { canHaveCard, findClientCard, listSalonTags } from '../db/clientCards'
import { listClientsSince } from '../db/clientSuggestions'
import { listDoublesOf } from '../db/clientDoubles'
import { countOfClient, listHistoryOf } from '../db/clients'
import { findFormulas, findLatestFormula } from '../db/formulas'
import { inSnapshot } from '../db/inSnapshot'
import { answer } from '../http/answer'
import { pageOf, readCursor } from '../http/cursor'
import type { Env } from '../http/env'
import type { RateLimits } from '../http/rateLimits'
import { readQuery } from '../http/readInput'
import { requireUser } from '../http/session'
import { versioned } from '../kernel/etag'
import { clientCardRoutes, savedDetails } from './clients/clientCard'
import { findClient } from './clients/findClient'
import { formulaRoutes, canHaveFormula } from './clients/formula'
import { mergeClientsRoutes } from './clients/mergeClients'
import { findOwnSalon } from './salon/ownSalon'

const day = 24 * 60 * 60 * 1000

/** A salon's clients, for its owner and staff. A client's card is named by an appointment, not by a phone number. */
export function clientRoutes(app: AppContext, limits: RateLimits): Hono<Env> {
  const { db, now } = app
  const routes = new Hono<Env>()
  const since = () => now() - clientPolicy.searchedDays * day
  routes.route('/', clientCardRoutes(app))
  routes.route('/', formulaRoutes(app))
  routes.route('/', mergeClientsRoutes(app))

  routes.get('/salons/:salonId/clients', async context => {
    const user = requireUser(context)
    const salon = await findOwnSalon(db, user, context.req.param('salonId'))
    const { search } = await readQuery(context, clientSearchSchema)
    await limits.clientSearchesOfUser.take(context, user.uid)
    const words = searchWords(search)
    if (words.length === 0) return answer<ClientSuggestion[]>(context, [])
    const found = await listClientsSince(db, salon, since())
    // Without the right to see phones none is found by its phone either.
    const clients = salon.showsPhone ? found : found.map(client => ({ ...client, phone: '' }))
    const sought = clients.filter(client => isSoughtClient(client, words))
    return answer<ClientSuggestion[]>(context, onceEach(sought).slice(0, clientPolicy.suggestions))
  })

  routes.get('/appointments/:id/client', async context => {
    const card = await inSnapshot(db, async (snapshot): Promise<ClientCard> => {
      const { user, client, appointment } = await findClient(context, snapshot, seesForSalon)
      const figures = await countOfClient(snapshot, client, now())
      const kept = await findClientCard(snapshot, client)
      const hasCard = canHaveCard(client)
      const showsPhone = hasRight(user, 'see_phones')
      const mayBlock = mayBlockFor(user, appointment)
      const timeZone = appointment.time_zone ?? 'UTC'
      return {
        name: client.name,
        phone: (showsPhone && client.phone) || '',
        isWalkIn: client.clientId === null,
        timeZone,
        ...figures,
        spent: hasRight(user, 'see_takings') ? figures.spent : [],
        notes: hasCard ? savedDetails(kept) : null,
        mayChangeNotes: actsForSalon(user, appointment),
        salonTags: await listSalonTags(snapshot, client.salonId),
        isBlocked: kept.blockedAt !== null,
        mayBlock,
        doubles: mayBlock
          ? (await listDoublesOf(snapshot, client, since())).map(one =>
              showsPhone ? one : { ...one, phone: '' },
            )
          : [],
        latestFormula: await findLatestFormula(snapshot, client, timeZone),
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
    const past = items.flatMap(({ row }) => (canHaveFormula(row, now()) ? [row.id] : []))
    const formulas = await findFormulas(db, past)
    return answer<ClientHistoryPage>(context, {
      appointments: items.map(({ row }) => asSalonSees(user, row)),
      formulas: Object.fromEntries(
        past
          .map(id => [id, { formula: formulas[id] ?? '' }] as const)
          .map(([id, one]) => [id, versioned(one, one)]),
      ),
      next,
    })
  })

  return routes
}

/** The first of each phone number, or of each name without one. */
function onceEach(clients: readonly ClientSuggestion[]): ClientSuggestion[] {
  const first = new Map<string, ClientSuggestion>()
  for (const client of clients) {
    const key = client.phone || foldText(client.name)
    if (!first.has(key)) first.set(key, client)
  }
  return [...first.values()]
}
