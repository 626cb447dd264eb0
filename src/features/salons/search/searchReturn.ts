import { paths } from '@/domain/paths'
import type { User } from '@/domain/user'

export interface SearchReturn {
  search: string
}

/** The URL back from a salon to the results that led there, or to a new search. */
export function searchAddress(user: User | null, state: unknown): string {
  const pathname = user?.role === 'customer' ? paths.search : paths.salons
  if (typeof state !== 'object' || state === null || !('search' in state)) return pathname
  const { search } = state
  return typeof search === 'string' && search.startsWith('?') ? pathname + search : pathname
}
