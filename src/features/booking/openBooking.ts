import type { Salon } from '@/domain/salon'
import { todayIn } from '@/domain/zonedTime'
import type { AppThunk } from '@/store/AppThunk'
import { bookingOpened, selectBooking, type BookingState } from './bookingSlice'
import { bookSubmission } from './bookSubmission'

/** Begins a booking at the salon, or continues the booking in progress. */
export const openBooking =
  ({ id, timeZone }: Salon): AppThunk =>
  (dispatch, getState, { now }) => {
    const { salonId } = selectBooking(getState() as { booking: BookingState })
    if (salonId !== id) dispatch(bookSubmission.dropped())
    dispatch(bookingOpened({ salonId: id, today: todayIn(timeZone, now()) }))
  }
