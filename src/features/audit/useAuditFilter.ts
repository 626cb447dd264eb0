import { auditKinds, type AuditFilter } from '@/domain/audit'
import { useAddressQuery } from '@/ui/useAddressQuery'

type Chosen = { [Name in 'kind' | 'by']: string }

/** Which changes the page lists, as its address says. */
export function useAuditFilter(): [AuditFilter, (chosen: Partial<Chosen>) => void] {
  const [query, setQuery] = useAddressQuery()
  const kind = auditKinds.find(one => one === query.get('kind'))
  const by = query.get('by')
  const choose = (chosen: Partial<Chosen>) =>
    setQuery(
      before => {
        for (const name of ['kind', 'by'] as const) {
          const value = chosen[name]
          if (value) before.set(name, value)
          else if (value === '') before.delete(name)
        }
        return before
      },
      { replace: true },
    )
  return [{ ...(kind && { kind }), ...(by && { by }) }, choose]
}
