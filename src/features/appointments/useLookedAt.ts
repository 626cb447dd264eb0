import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import type { Instant } from '@/domain/zonedTime'
import { dispatchNow } from '@/store/dispatchNow'
import { useWhenSeen } from '@/ui/useWhenSeen'
import { appointmentsLookedAt, selectLookedAt } from './appointmentsSlice'

/**
 * The instant that divides upcoming from past appointments: when the page was opened or last came back into view. It is
 * state, so that a replayed session shows the same lists. Null before the first look.
 */
export function useLookedAt(): Instant | null {
  const dispatch = useAppDispatch()
  useWhenSeen(() => dispatch(dispatchNow(appointmentsLookedAt)))
  return useSelector(selectLookedAt)
}
