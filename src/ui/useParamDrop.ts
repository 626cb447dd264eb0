import { addressQuery, type AddressParameter } from '@/domain/addressQuery'
import { useAddressQuery } from './useAddressQuery'

/** Removes parameters from the address without a new history entry; does nothing when there are none. */
export function useParamDrop(...names: readonly AddressParameter[]): () => void {
  const [search, setSearch] = useAddressQuery()
  return () => {
    if (!names.some(name => search.has(name))) return
    const rest = addressQuery(search)
    for (const name of names) rest.delete(name)
    setSearch(rest, { replace: true })
  }
}
