import { useMemo } from 'react'
import { useSelector, useStore } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { addressQuery } from '@/domain/addressQuery'
import { selectLocation, type Location } from '@/store/locationSlice'
import { useAddressQuery } from '@/ui/useAddressQuery'
import { selectUser } from '@/features/auth/authSlice'
import { selectNearMePosition } from './nearMeSlice'
import { rememberArea } from './visitorsArea'
import { selectSearchArea } from './searchAreaSlice'
import { noFilters, writeFilters, type SalonFilters } from '@/domain/filterAddress'
import { changeFilters, isAreaChosen, ownFilters, readFilters, sameFilters } from './salonFilters'

/** The filters in the URL. A choice adds a history entry; typing replaces the current entry. */
export function useSalonFilters() {
  const [params, setParams] = useAddressQuery()
  const user = useSelector(selectUser)
  const area = useSelector(selectSearchArea)
  const own = useMemo(() => ownFilters(user, area), [user, area])
  const filters = useMemo(() => readFilters(params, own), [params, own])
  const store = useStore<{ location: Location }>()
  // A second choice may come before the first is rendered.
  const present = () => readFilters(addressQuery(selectLocation(store.getState()).search), own)
  const position = useSelector(selectNearMePosition)
  const dispatch = useAppDispatch()
  const moveTo = ({ country, city }: SalonFilters) => {
    if (!user) dispatch(rememberArea({ country, city }))
  }
  const { city, country, businessType, near } = filters
  const chosen = { ...filters, near: noFilters.near, sort: noFilters.sort, view: noFilters.view }
  return {
    filters,
    /** The position to measure from. Needs `near` in the URL too, so that both together make one new search. */
    position: filters.near ? position : null,
    /** City and business type are still the client's own. Text, times and sort order do not matter. */
    areOwn: !sameFilters(own, noFilters) && sameFilters({ ...own, city, country, businessType, near }, own),
    areNone: sameFilters(chosen, noFilters),
    /** Only a text is typed, which the user clears in its own box. */
    areOnlyTyped: sameFilters({ ...chosen, text: noFilters.text }, noFilters),
    change: (changes: Partial<SalonFilters>, options?: { replace: boolean }) => {
      const changed = changeFilters(present(), changes)
      if (isAreaChosen(changes)) moveTo(changed)
      setParams(writeFilters(changed), options)
    },
    clear: () => {
      const { near, sort, view } = present()
      moveTo(noFilters)
      setParams(writeFilters({ ...noFilters, near, sort, view }))
    },
  }
}

export type SalonFiltersControl = ReturnType<typeof useSalonFilters>
