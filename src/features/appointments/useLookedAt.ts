import { useSelector } from 'react-redux'
import { useAppDispatch, type AppDispatch, type ThunkExtra } from '@/store/services'
import type { Instant } from '@/domain/zonedTime'
import { useWhenSeen } from '@/ui/useWhenSeen'
import { appointmentsLookedAt, selectLookedAt } from './appointmentsSlice'

const lookAtAppointments =
  () =>
  (dispatch: AppDispatch, _getState: unknown, { now }: ThunkExtra): void => {
    dispatch(appointmentsLookedAt(now()))
  }

/**
 * The moment by which appointments are judged to come or to be past: when the page was opened, or was last come back
 * to. It is state, so that a replayed session shows the same lists. Null before the first look.
 */
export function useLookedAt(): Instant | null {
  const dispatch = useAppDispatch()
  useWhenSeen(() => dispatch(lookAtAppointments()))
  return useSelector(selectLookedAt)
}
