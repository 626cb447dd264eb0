import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import type { IsoDate } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import type { AppThunk } from '@/store/AppThunk'
import { useWhenSeen } from '@/ui/useWhenSeen'
import { selectTakingsLookedAt, takingsLookedAt } from './takingsSlice'

const lookAtTakings =
  (): AppThunk =>
  (dispatch, _getState, { now }) => {
    dispatch(takingsLookedAt(now()))
  }

/** The salon's date; undefined before the first look at the clock. */
export function useToday(timeZone: string): IsoDate | undefined {
  const dispatch = useAppDispatch()
  useWhenSeen(() => dispatch(lookAtTakings()))
  const lookedAt = useSelector(selectTakingsLookedAt)
  return lookedAt === null ? undefined : todayIn(timeZone, lookedAt)
}
