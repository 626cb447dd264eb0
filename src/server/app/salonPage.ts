import { decodedSegment } from '@/domain/decodedSegment'
import type { Language } from '@/domain/languages'
import { paths } from '@/domain/paths'
import { hasClosed } from '../db/closedSalons'
import { findSalonAt } from '../db/salonSlugs'
import { findSalon, offersAll } from '../db/salons'
import { notFound } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import { pageHead } from './pageHead'
import { salonFacts } from './salonFacts'

/** The page of a salon that exists. */
export interface SalonPage {
  salonId: string
  slug: string
  revision: number
  isBooking: boolean
}

/** How the address of a salon's page is answered. */
export type SalonAnswer = { movedTo: string } | { status: 404 | 410 } | SalonPage

const salonPath = /^\/salons\/([^/]+)(\/book)?\/*$/i

/** Undefined when the address is no salon's page. */
export async function findSalonPage(
  { db, secret }: AppContext,
  path: string,
  query: URLSearchParams,
): Promise<SalonAnswer | undefined> {
  const [, part, book] = salonPath.exec(path) ?? []
  if (part === undefined) return undefined
  const address = decodedSegment(part)
  const found = await findSalonAt(db, address)
  if (!found) return { status: (await hasClosed(db, secret, address)) ? 410 : 404 }
  const isBooking = book !== undefined
  if (address !== found.slug) {
    const search = query.size > 0 ? `?${query.toString()}` : ''
    return { movedTo: (isBooking ? paths.booking(found.slug) : paths.salon(found.slug)) + search }
  }
  const services = isBooking ? query.getAll('service') : []
  if (!(await offersAll(db, found.id, services))) return { status: 404 }
  return { salonId: found.id, slug: found.slug, revision: found.revision, isBooking }
}

export async function salonHead(
  { db, now, config: { publicUrl } }: AppContext,
  { salonId, isBooking }: SalonPage,
  language: Language,
): Promise<string> {
  const salon = await findSalon(db, salonId, { userId: undefined, position: undefined, now: now() })
  if (!salon) throw notFound()
  return pageHead(publicUrl, language, salonFacts(salon, { isBooking, language, publicUrl }))
}
