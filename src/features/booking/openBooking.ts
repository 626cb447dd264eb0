import type { AppDispatch, ThunkExtra } from '@/store/services'
import type { Salon } from '@/domain/salon'
import type { Some } from '@/domain/appointmentServices'
import { isIsoDate } from '@/domain/weekday'
import { todayIn, type Instant } from '@/domain/zonedTime'
import { bookingOpened, dayChosen, staffChosen, selectBooking } from './bookingSlice'
import type { Booking } from './bookingState'
import { asksStaffFor, findAppointmentWithServices, staffFor, type Offer } from './offer'
import { suggestTime } from './suggestTime'

interface Opening {
  salon: Salon
  /** The services that the address asks for. */
  serviceIds: readonly string[]
  /** The person that the address asks for. */
  staffId: string | null
  /** The day that the address asks for. */
  date: string | null
  /** When the visit was that is to be repeated. */
  lastTime: Instant | null
  /** The key of the place in the browser's history. */
  appointment: string
}

function askedFor(salon: Salon, [first, ...others]: Some<Offer>) {
  const serviceIds: Some<string> = [first.service.id, ...others.map(({ service }) => service.id)]
  return { serviceIds, sectionId: first.section.id, asksStaff: asksStaffFor(salon, serviceIds) }
}

/** Starts a booking, or takes up the one that was begun at this salon. */
export const openBooking =
  ({ salon, serviceIds: wanted, staffId, date, lastTime, appointment }: Opening) =>
  (dispatch: AppDispatch, getState: () => unknown, { now }: ThunkExtra): void => {
    const before = selectBooking(getState() as { booking: Booking })
    const isNewAppointment = before.step === 'not_started' || before.appointment !== appointment
    const today = todayIn(salon.timeZone, now())
    const offers = findAppointmentWithServices(salon, wanted)
    const asked = offers && askedFor(salon, offers)
    dispatch(bookingOpened({ salonId: salon.id, appointment, today, asked }))
    if (!asked || !isNewAppointment) return
    const doesAll = staffFor(salon, asked.serviceIds).some(({ id }) => id === staffId)
    const isDay = date !== null && isIsoDate(date) && date >= today
    // Whoever comes for a day comes for any chair of it, unless one is named.
    if (doesAll || isDay) dispatch(staffChosen(doesAll ? staffId : null))
    if (isDay) dispatch(dayChosen(date))
    else if (lastTime !== null) void dispatch(suggestTime(salon, lastTime))
  }
