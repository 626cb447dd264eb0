import type { Salon } from '@/domain/salon'
import type { Instant } from '@/domain/zonedTime'
import { findLikelySlot } from '@/features/slots/findLikelySlot'
import type { AppDispatch } from '@/store/services'
import { selectBooking, slotChosen } from './bookingSlice'
import type { Booking } from './bookingState'

/** Proposes a slot like that of last time, unless the person has chosen for themselves meanwhile. */
export const suggestTime =
  (salon: Salon, like: Instant) =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const asked = selectBooking(getState() as { booking: Booking })
    if (asked.step !== 'choosing_day') return
    const { today, serviceIds, staffId } = asked
    const query = { salon, serviceIds, from: today, like, ...(staffId !== null && { staffId }) }
    const found = await dispatch(findLikelySlot(query))
    if (found && selectBooking(getState() as { booking: Booking }) === asked) dispatch(slotChosen(found))
  }
