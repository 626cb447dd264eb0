import { addressQuery, searchOf, type AddressParameter } from '@/domain/addressQuery'
import { everywhere, filterNames } from '@/domain/filterAddress'
import { paths } from '@/domain/paths'
import { salonWords } from '@/domain/salonWords'
import { withoutEndSlashes } from '@/domain/withoutEndSlashes'
import { pageHead } from './pageHead'
import type { PublicPage, PublicRequest } from './publicPage'

const parameters: readonly AddressParameter[] = [...Object.values(filterNames), everywhere]

/** Undefined when the address is not that of the search. */
export function findSearchPage(
  publicUrl: string,
  { path, query, language, area }: PublicRequest,
): PublicPage | undefined {
  if (withoutEndSlashes(path) !== paths.salons) return undefined
  const asked = parameters.flatMap((name): [AddressParameter, string][] => {
    const value = query.get(name)
    return value === null ? [] : [[name, value]]
  })
  return {
    pattern: paths.salons,
    address: paths.salons + searchOf(addressQuery(asked)),
    area: asked.length === 0 ? area : undefined,
    head: () =>
      pageHead(publicUrl, language, {
        ...salonWords[language].search,
        path: paths.salons,
        picture: `${publicUrl}/social-${language}.png`,
      }),
  }
}
