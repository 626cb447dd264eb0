import { useSearchParams } from 'react-router-dom'

/** Takes parameters out of the address, which stays the same step of the history; without any nothing happens. */
export function useParamDrop(...names: readonly string[]): () => void {
  const [search, setSearch] = useSearchParams()
  return () => {
    if (!names.some(name => search.has(name))) return
    const rest = new URLSearchParams(search)
    for (const name of names) rest.delete(name)
    setSearch(rest, { replace: true })
  }
}
