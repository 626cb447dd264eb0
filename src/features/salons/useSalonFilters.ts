import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { selectUser } from '@/features/auth/authSlice'
import {
  changeFilters,
  noFilters,
  ownFilters,
  readFilters,
  sameFilters,
  writeFilters,
  type SalonFilters,
} from './salonFilters'

/** The filters of the address. A choice is a step that Back undoes; typing replaces the step it belongs to. */
export function useSalonFilters() {
  const [params, setParams] = useSearchParams()
  const user = useSelector(selectUser)
  const own = useMemo(() => ownFilters(user), [user])
  const filters = useMemo(() => readFilters(params, own), [params, own])
  return {
    filters,
    /** Untouched: what a client sees of the own city. */
    areOwn: !sameFilters(own, noFilters) && sameFilters(filters, own),
    areNone: sameFilters({ ...filters, sort: noFilters.sort }, noFilters),
    change: (changes: Partial<SalonFilters>, options?: { replace: boolean }) =>
      setParams(writeFilters(changeFilters(filters, changes)), options),
    clear: () => setParams(writeFilters({ ...noFilters, sort: filters.sort })),
  }
}

export type SalonFiltersControl = ReturnType<typeof useSalonFilters>
