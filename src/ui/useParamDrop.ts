import { useSearchParams } from 'react-router-dom'

/** Removes parameters from the address without a new history entry; does nothing when there are none. */
export function useParamDrop(...names: readonly string[]): () => void {
  const [search, setSearch] = useSearchParams()
  return () => {
    if (!names.some(name => search.has(name))) return
    const rest = new URLSearchParams(search)
    for (const name of names) rest.delete(name)
    setSearch(rest, { replace: true })
  }
}
