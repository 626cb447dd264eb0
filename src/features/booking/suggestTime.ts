import { salonsApi } from '@/api/salonsApi'
import type { AppDispatch } from '@/store/services'
import type { DayAvailability, OfferedSlot, Salon } from '@/domain/salon'
import { parseHour, type WallMinutes } from '@/domain/wallTime'
import { weekdayOf, type IsoDate, type Weekday } from '@/domain/weekday'
import { wallOf, type Instant } from '@/domain/zonedTime'
import { selectBooking, slotChosen } from './bookingSlice'
import type { Booking } from './bookingState'
import { offeredDays } from './offeredDays'

/** The first day with a free time on the weekday of last time, else the first of any; undefined when all are full. */
export const likelyDay = (days: readonly DayAvailability[], weekday: Weekday): IsoDate | undefined => {
  const free = days.filter(day => day.free > 0)
  return (free.find(({ date }) => weekdayOf(date) === weekday) ?? free[0])?.date
}

/** The time nearest to that of last time, the earlier of two as near. */
export function likelySlot(slots: readonly OfferedSlot[], minutes: WallMinutes): OfferedSlot | undefined {
  const awayBy = ({ time }: OfferedSlot) => Math.abs((parseHour(time) ?? 0) - minutes)
  return [...slots].sort((one, other) => awayBy(one) - awayBy(other))[0]
}

/**
 * Proposes a free time for whoever comes again: the weekday and hour of last time, as near as there is one. What
 * cannot be had, or comes after the person chose for themselves, is left out.
 */
export const suggestTime =
  (salon: Salon, lastTime: Instant) =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const asked = selectBooking(getState() as { booking: Booking })
    if (asked.step !== 'choosing_day') return
    const { today, serviceIds, chairId } = asked
    const ofWhat = { salonId: salon.id, serviceIds, ...(chairId !== null && { chairId }) }
    const { listDays, listSlots } = salonsApi.endpoints
    const once = { subscribe: false }

    const wall = wallOf(lastTime, salon.timeZone)
    const { data: days = [] } = await dispatch(
      listDays.initiate({ ...ofWhat, from: today, days: offeredDays }, once),
    )
    const date = likelyDay(days, weekdayOf(wall.date))
    if (date === undefined) return
    const { data: list } = await dispatch(listSlots.initiate({ ...ofWhat, date }, once))
    const slot = likelySlot(list?.slots ?? [], wall.minutes)
    if (slot && selectBooking(getState() as { booking: Booking }) === asked)
      dispatch(slotChosen({ date, slot }))
  }
