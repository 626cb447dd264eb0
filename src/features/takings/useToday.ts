import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import type { IsoDate } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { dispatchNow } from '@/store/dispatchNow'
import { useWhenSeen } from '@/ui/useWhenSeen'
import { selectTakingsLookedAt, takingsLookedAt } from './takingsSlice'

/** The date in the salon's time zone; undefined until the clock is first read. */
export function useToday(timeZone: string): IsoDate | undefined {
  const dispatch = useAppDispatch()
  useWhenSeen(() => dispatch(dispatchNow(takingsLookedAt)))
  const lookedAt = useSelector(selectTakingsLookedAt)
  return lookedAt === null ? undefined : todayIn(timeZone, lookedAt)
}
