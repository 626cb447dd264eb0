import type { AppDispatch, ClientServices } from '@/store/services'
import type { Salon } from '@/domain/salon'
import type { Some } from '@/domain/visit'
import { isIsoDate } from '@/domain/weekday'
import { todayIn, type Instant } from '@/domain/zonedTime'
import { bookingOpened, dayChosen, personChosen, selectBooking } from './bookingSlice'
import type { Booking } from './bookingState'
import { asksPersonFor, findVisit, peopleFor, type Offer } from './offer'
import { suggestTime } from './suggestTime'

interface Opening {
  salon: Salon
  /** The services that the address asks for. */
  serviceIds: readonly string[]
  /** The person that the address asks for. */
  chairId: string | null
  /** The day that the address asks for. */
  date: string | null
  /** When the visit was that is to be repeated. */
  lastTime: Instant | null
  /** The key of the place in the browser's history. */
  visit: string
}

function askedFor(salon: Salon, [first, ...others]: Some<Offer>) {
  const serviceIds: Some<string> = [first.service.id, ...others.map(({ service }) => service.id)]
  return { serviceIds, sectionId: first.section.id, asksPerson: asksPersonFor(salon, serviceIds) }
}

/** Starts a booking, or takes up the one that was begun at this salon. */
export const openBooking =
  ({ salon, serviceIds: wanted, chairId, date, lastTime, visit }: Opening) =>
  (dispatch: AppDispatch, getState: () => unknown, { now }: ClientServices): void => {
    const before = selectBooking(getState() as { booking: Booking })
    const isNewVisit = before.step === 'not_started' || before.visit !== visit
    const today = todayIn(salon.timeZone, now())
    const offers = findVisit(salon, wanted)
    const asked = offers && askedFor(salon, offers)
    dispatch(bookingOpened({ salonId: salon.id, visit, today, asked }))
    if (!asked || !isNewVisit) return
    const doesAll = peopleFor(salon, asked.serviceIds).some(({ id }) => id === chairId)
    const isDay = date !== null && isIsoDate(date) && date >= today
    // Whoever comes for a day comes for any chair of it, unless one is named.
    if (doesAll || isDay) dispatch(personChosen(doesAll ? chairId : null))
    if (isDay) dispatch(dayChosen(date))
    else if (lastTime !== null) void dispatch(suggestTime(salon, lastTime))
  }
