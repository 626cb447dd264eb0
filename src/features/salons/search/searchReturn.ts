import { paths } from '@/domain/paths'
import type { User } from '@/domain/user'

/** What a link from the results to a salon carries in the router's state. */
export interface SearchReturn {
  search: string
}

/** The way back from a salon to the results it was found in, or to a fresh search. */
export function searchAddress(user: User | null, state: unknown): string {
  const pathname = user?.role === 'customer' ? paths.search : paths.salons
  if (typeof state !== 'object' || state === null || !('search' in state)) return pathname
  const { search } = state
  return typeof search === 'string' && search.startsWith('?') ? pathname + search : pathname
}
