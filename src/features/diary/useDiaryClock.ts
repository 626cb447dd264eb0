import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import type { Instant } from '@/domain/zonedTime'
import type { AppThunk } from '@/store/AppThunk'
import { useEachMinute } from '@/ui/useEachMinute'
import { diaryLookedAt, selectDiaryNow } from './diarySlice'

const lookAtDiary =
  (): AppThunk =>
  (dispatch, _getState, { now }) => {
    dispatch(diaryLookedAt(now()))
  }

/** The present, a minute old at most while it is looked at. It is state, so that a replay draws the same line. */
export function useDiaryClock(): Instant | null {
  const dispatch = useAppDispatch()
  useEachMinute(() => dispatch(lookAtDiary()))
  return useSelector(selectDiaryNow)
}
