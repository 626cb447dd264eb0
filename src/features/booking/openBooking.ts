import { businessTodayOf } from '@/domain/businessDate'
import type { Salon } from '@/domain/salon'
import type { AppThunk } from '@/store/AppThunk'
import { bookingOpened, selectBooking, type BookingState } from './bookingSlice'
import { bookSubmission } from './bookSubmission'

/** Begins a booking at the salon, or continues the booking in progress. */
export const openBooking =
  (salon: Salon): AppThunk =>
  (dispatch, getState, { now }) => {
    const { id } = salon
    const { salonId } = selectBooking(getState() as { booking: BookingState })
    if (salonId !== id) dispatch(bookSubmission.dropped())
    dispatch(bookingOpened({ salonId: id, today: businessTodayOf(salon, now()) }))
  }
