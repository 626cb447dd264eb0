import { decodedSegment } from '@/domain/decodedSegment'
import { areaCookie, readArea, writeArea, type SearchArea } from '@/domain/searchArea'
import { readCookie } from '@/ui/readCookie'
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
export const rememberedArea = (): SearchArea | undefined =>
  readArea(decodedSegment(readCookie(document, areaCookie)))
