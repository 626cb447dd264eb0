import { decodedSegment } from '@/domain/decodedSegment'
import { areaCookie, readArea, writeArea, type SearchArea } from '@/domain/searchArea'
import { offered } from '@/ui/offered'
import type { AppThunk } from '@/store/AppThunk'
import { searchAreaChosen } from './searchAreaSlice'

/** The visitor's search starts there, also on the next visit: the server reads the cookie. */
export const rememberArea =
  (area: SearchArea): AppThunk =>
  dispatch => {
    dispatch(searchAreaChosen(area))
    document.cookie = `${areaCookie}=${writeArea(area)}; path=/; max-age=31536000; samesite=lax`
  }

/** The area of an earlier visit. */
export function rememberedArea(): SearchArea | undefined {
  const start = `${areaCookie}=`
  // A page without an origin has no cookies.
  const cookies = offered(() => document.cookie)?.split('; ') ?? []
  const cookie = cookies.find(one => one.startsWith(start)) ?? ''
  return readArea(decodedSegment(cookie.slice(start.length)))
}
