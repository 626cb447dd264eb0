import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import type { Instant } from '@/domain/zonedTime'
import { dispatchNow } from '@/store/dispatchNow'
import { useEachMinute } from '@/ui/useEachMinute'
import { diaryLookedAt, selectDiaryNow } from './diarySlice'

/** The present, at most a minute old while the page is visible. It is state, so that a replay draws the same line. */
export function useDiaryClock(): Instant | null {
  const dispatch = useAppDispatch()
  useEachMinute(() => dispatch(dispatchNow(diaryLookedAt)))
  return useSelector(selectDiaryNow)
}
