import type { AppDispatch, ClientServices } from '@/api/services'
import type { Salon } from '@/domain/salon'
import { isIsoDate } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { bookingOpened, dayChosen, personChosen, selectBooking } from './bookingSlice'
import type { Booking } from './bookingState'
import { findOffer, peopleFor } from './offer'

interface Opening {
  salon: Salon
  /** The service that the address asks for. */
  serviceId: string | null
  /** The day that the address asks for. */
  date: string | null
  /** The key of the place in the browser's history. */
  visit: string
}

/** Starts a booking, or takes up the one that was begun at this salon. */
export const openBooking =
  ({ salon, serviceId, date, visit }: Opening) =>
  (dispatch: AppDispatch, getState: () => unknown, { now }: ClientServices): void => {
    const before = selectBooking(getState() as { booking: Booking })
    const isNewVisit = before.step === 'not_started' || before.visit !== visit
    const today = todayIn(salon.timeZone, now())
    const offer = findOffer(salon, serviceId)
    dispatch(
      bookingOpened({
        salonId: salon.id,
        visit,
        today,
        service: offer && {
          serviceId: offer.service.id,
          sectionId: offer.section.id,
          asksPerson: peopleFor(salon, offer.service.id).length > 1,
        },
      }),
    )
    if (!offer || !isNewVisit || date === null || !isIsoDate(date) || date < today) return
    // Whoever comes for a day comes for any chair of it.
    dispatch(personChosen(null))
    dispatch(dayChosen(date))
  }
