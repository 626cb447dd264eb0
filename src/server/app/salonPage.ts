import { addressQuery, searchOf } from '@/domain/addressQuery'
import { decodedSegment } from '@/domain/decodedSegment'
import { paths, patterns } from '@/domain/paths'
import { readBookingAddress } from '@/domain/readBookingAddress'
import { hasClosed } from '../db/closedSalons'
import { findSalonAt } from '../db/salonSlugs'
import { findSalon, offersAll } from '../db/salons'
import { notFound } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import { pageHead } from './pageHead'
import type { PublicPage, PublicRequest } from './publicPage'
import { salonFacts } from './salonFacts'

/** How the address of a salon's page is answered. */
export type SalonAnswer = { movedTo: string } | { status: 404 | 410 } | PublicPage

const salonPath = /^\/salons\/([^/]+)(\/book)?\/*$/i

/** Undefined when the address is no salon's page. */
export async function findSalonPage(
  app: AppContext,
  { path, query, language }: PublicRequest,
): Promise<SalonAnswer | undefined> {
  const { db, now, secret, config } = app
  const [, part, book] = salonPath.exec(path) ?? []
  if (part === undefined) return undefined
  const address = decodedSegment(part)
  const found = await findSalonAt(db, address)
  if (!found) return { status: (await hasClosed(db, secret, address)) ? 410 : 404 }
  const { id, slug, slotsRevision } = found
  const isBooking = book !== undefined
  if (address !== slug) {
    return { movedTo: (isBooking ? paths.booking(slug) : paths.salon(slug)) + searchOf(query) }
  }
  if (isBooking && !(await offersAll(db, id, query.getAll('service')))) return { status: 404 }

  const head = async () => {
    const salon = await findSalon(db, id, { userId: undefined, position: undefined, now: now() })
    if (!salon) throw notFound()
    const { publicUrl } = config
    return pageHead(publicUrl, language, salonFacts(salon, { isBooking, language, publicUrl }))
  }
  if (!isBooking) return { pattern: patterns.salon, address: paths.salon(slug), head }
  const answers = readBookingAddress(searchOf(addressQuery(query)))
  return { pattern: patterns.booking, address: paths.booking(slug, answers), slotsRevision, head }
}
