import { useSelector } from 'react-redux'
import { useAppDispatch, type AppDispatch, type ThunkExtra } from '@/store/services'
import type { IsoDate } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { useWhenSeen } from '@/ui/useWhenSeen'
import { selectTakingsLookedAt, takingsLookedAt } from './takingsSlice'

const lookAtTakings =
  () =>
  (dispatch: AppDispatch, _getState: unknown, { now }: ThunkExtra): void => {
    dispatch(takingsLookedAt(now()))
  }

/** The salon's date; undefined before the first look at the clock. */
export function useToday(timeZone: string): IsoDate | undefined {
  const dispatch = useAppDispatch()
  useWhenSeen(() => dispatch(lookAtTakings()))
  const lookedAt = useSelector(selectTakingsLookedAt)
  return lookedAt === null ? undefined : todayIn(timeZone, lookedAt)
}
