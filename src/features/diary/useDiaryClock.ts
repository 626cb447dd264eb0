import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { useAppDispatch, type AppDispatch, type ClientServices } from '@/api/services'
import type { Instant } from '@/domain/zonedTime'
import { diaryLookedAt, selectDiaryNow } from './diarySlice'

const minute = 60_000

const lookAtDiary =
  () =>
  (dispatch: AppDispatch, _getState: unknown, { now }: ClientServices): void => {
    dispatch(diaryLookedAt(now()))
  }

/** The present, a minute old at most while it is looked at. It is state, so that a replay draws the same line. */
export function useDiaryClock(): Instant | null {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const look = () => {
      if (!document.hidden) dispatch(lookAtDiary())
    }
    look()
    const ticking = setInterval(look, minute)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', look)
    }
  }, [dispatch])
  return useSelector(selectDiaryNow)
}
