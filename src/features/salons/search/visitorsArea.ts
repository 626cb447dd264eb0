import { decodedSegment } from '@/domain/decodedSegment'
import { areaCookie, readArea, writeArea, type SearchArea } from '@/domain/searchArea'
import { offered } from '@/ui/offered'
import { writeCookie } from '@/ui/writeCookie'
import type { AppThunk } from '@/store/AppThunk'
import { searchAreaChosen } from './searchAreaSlice'

/** The visitor's search starts there, also next time: the server reads the cookie. */
export const rememberArea =
  (area: SearchArea): AppThunk =>
  dispatch => {
    dispatch(searchAreaChosen(area))
    writeCookie(document, areaCookie, writeArea(area))
  }

/** The area that the browser remembers. */
export function rememberedArea(): SearchArea | undefined {
  const start = `${areaCookie}=`
  // A page without an origin has no cookies.
  const cookies = offered(() => document.cookie)?.split('; ') ?? []
  const cookie = cookies.find(one => one.startsWith(start)) ?? ''
  return readArea(decodedSegment(cookie.slice(start.length)))
}
