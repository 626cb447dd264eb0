import { decodedSegment } from '@/domain/decodedSegment'
import type { Language } from '@/domain/languages'
import { paths } from '@/domain/paths'
import { hasClosed } from '../db/closedSalons'
import { findSalonAt } from '../db/salonSlugs'
import { findSalon } from '../db/salons'
import type { AppContext } from '../AppContext'
import { pageHead } from './pageHead'
import { salonFacts } from './salonFacts'

export interface PageRequest {
  path: string
  query: URLSearchParams
  language: Language
}

/** How the page of a salon is answered: led on to its present address, or with a status and what its head says. */
export type SalonPage = { movedTo: string } | { status: 404 | 410 } | { status: 200; head: string }

const salonPath = /^\/salons\/([^/]+)(\/book)?\/*$/i

/** Undefined when the address is no salon's page. */
export async function answerSalonPage(
  { db, now, secret, config: { publicUrl } }: AppContext,
  { path, query, language }: PageRequest,
): Promise<SalonPage | undefined> {
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
  const salon = await findSalon(db, found.id, { userId: undefined, position: undefined, now: now() })
  if (!salon) return { status: 404 }
  const services = new Set(salon.sections.flatMap(section => section.services.map(({ id }) => id)))
  if (isBooking && query.getAll('service').some(id => !services.has(id))) return { status: 404 }
  return {
    status: 200,
    head: await pageHead(publicUrl, language, salonFacts(salon, { isBooking, language, publicUrl })),
  }
}
