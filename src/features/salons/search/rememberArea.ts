import { areaCookie, writeArea, type SearchArea } from '@/domain/searchArea'
import type { AppThunk } from '@/store/AppThunk'
import { searchAreaChosen } from './searchAreaSlice'

/** The visitor's search starts there, also on the next visit: the server reads the cookie. */
export const rememberArea =
  (area: SearchArea): AppThunk =>
  dispatch => {
    dispatch(searchAreaChosen(area))
    document.cookie = `${areaCookie}=${writeArea(area)}; path=/; max-age=31536000; samesite=lax`
  }
