import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { salonsApi } from '@/api/salonsApi'
import { noFilters } from '@/domain/filterAddress'
import { countryByCode } from '@/domain/geography/country'
import { countryOfZone } from '@/domain/geography/countryOfZone'
import type { SearchArea } from '@/domain/searchArea'
import { selectUser } from '@/features/auth/authSlice'
import { useReadersZone } from '@/i18n/readersClock'
import type { AppThunk } from '@/store/AppThunk'
import { useAppDispatch } from '@/store/services'
import { rememberArea, rememberedArea } from './visitorsArea'
import { toSearch } from './salonFilters'
import { searchAreaChosen, selectSearchArea } from './searchAreaSlice'

/** The country of the time zone, if it has salons. Its results are loaded then. */
const findArea =
  (timeZone: string): AppThunk<Promise<SearchArea | undefined>> =>
  async dispatch => {
    const code = countryOfZone(timeZone)
    if (!code) return undefined
    const area = { country: countryByCode(code).name, city: '' }
    const search = toSearch({ ...noFilters, ...area }, null)
    const results = dispatch(salonsApi.endpoints.listSalons.initiate(search))
    const { data } = await results
    results.unsubscribe()
    return data?.pages[0]?.total ? area : undefined
  }

/**
 * A visitor's search without filters starts where the last one did, and a stranger's in the country of the browser's
 * time zone.
 */
export function useVisitorsArea(hasFilters: boolean): void {
  const dispatch = useAppDispatch()
  const timeZone = useReadersZone()
  const isVisitor = useSelector(selectUser) === null
  const isOpen = useSelector(selectSearchArea) === null
  useEffect(() => {
    if (!isVisitor || !isOpen || hasFilters) return
    const earlier = rememberedArea()
    if (earlier) {
      dispatch(searchAreaChosen(earlier))
      return
    }
    let isWanted = true
    void dispatch(findArea(timeZone)).then(area => {
      if (area && isWanted) dispatch(rememberArea(area))
    })
    return () => {
      isWanted = false
    }
  }, [dispatch, timeZone, isVisitor, isOpen, hasFilters])
}
