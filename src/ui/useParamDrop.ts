import { useSearchParams } from 'react-router-dom'

/** Takes a parameter out of the address, which stays the same step of the history; without one nothing happens. */
export function useParamDrop(name: string): () => void {
  const [search, setSearch] = useSearchParams()
  return () => {
    if (!search.has(name)) return
    const rest = new URLSearchParams(search)
    rest.delete(name)
    setSearch(rest, { replace: true })
  }
}
