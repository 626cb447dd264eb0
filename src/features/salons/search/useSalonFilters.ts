import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { selectUser } from '@/features/auth/authSlice'
import { selectNearMePosition } from './nearMeSlice'
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
  const position = useSelector(selectNearMePosition)
  const chosen = { ...filters, near: noFilters.near, sort: noFilters.sort }
  return {
    filters,
    /** Where to measure from. Known a moment before the address asks for it: only both together are a new search. */
    position: filters.near ? position : null,
    /** Place and kind of shop are still a client's own, also where something is looked for among them. */
    areOwn:
      !sameFilters(own, noFilters) &&
      sameFilters({ ...filters, text: own.text, open: own.open, sort: own.sort }, own),
    areNone: sameFilters(chosen, noFilters),
    /** What is typed is cleared where it was typed. */
    areOnlyTyped: sameFilters({ ...chosen, text: noFilters.text }, noFilters),
    change: (changes: Partial<SalonFilters>, options?: { replace: boolean }) =>
      setParams(writeFilters(changeFilters(filters, changes)), options),
    clear: () => setParams(writeFilters({ ...noFilters, near: filters.near, sort: filters.sort })),
  }
}

export type SalonFiltersControl = ReturnType<typeof useSalonFilters>
