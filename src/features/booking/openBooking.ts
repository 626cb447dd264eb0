import type { Salon } from '@/domain/salon'
import { todayIn } from '@/domain/zonedTime'
import type { AppDispatch, ThunkExtra } from '@/store/services'
import { bookingOpened } from './bookingSlice'

/** Begins a booking at the salon, or goes on with the one there was. */
export const openBooking =
  ({ id, timeZone }: Salon) =>
  (dispatch: AppDispatch, _getState: () => unknown, { now }: ThunkExtra): void => {
    dispatch(bookingOpened({ salonId: id, today: todayIn(timeZone, now()) }))
  }
