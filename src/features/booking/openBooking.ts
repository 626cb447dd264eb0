import type { AppDispatch, ClientServices } from '@/api/services'
import type { Salon } from '@/domain/salon'
import { todayIn } from '@/domain/zonedTime'
import { bookingOpened } from './bookingSlice'
import { findOffer, peopleFor } from './offer'

interface Opening {
  salon: Salon
  /** The service that the address asks for. */
  serviceId: string | null
  /** The key of the place in the browser's history. */
  visit: string
}

/** Starts a booking, or takes up the one that was begun at this salon. */
export const openBooking =
  ({ salon, serviceId, visit }: Opening) =>
  (dispatch: AppDispatch, _getState: unknown, { now }: ClientServices): void => {
    const offer = findOffer(salon, serviceId)
    dispatch(
      bookingOpened({
        salonId: salon.id,
        visit,
        today: todayIn(salon.timeZone, now()),
        service: offer && {
          serviceId: offer.service.id,
          sectionId: offer.section.id,
          asksPerson: peopleFor(salon, offer.service.id).length > 1,
        },
      }),
    )
  }
