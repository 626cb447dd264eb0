import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import type { Instant } from '@/domain/zonedTime'
import { dispatchNow } from '@/store/dispatchNow'
import { useEachMinute } from '@/ui/useEachMinute'
import { salonsLookedAt, selectSalonsLookedAt } from './salonsSlice'

/**
 * The present, at most a minute old, so that a salon closes on the screen in time. It is state, so that a replayed
 * session shows the same. Null before the first look.
 */
export function useSalonsClock(): Instant | null {
  const dispatch = useAppDispatch()
  useEachMinute(() => dispatch(dispatchNow(salonsLookedAt)))
  return useSelector(selectSalonsLookedAt)
}
