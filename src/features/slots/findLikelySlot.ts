import { salonsApi } from '@/api/salonsApi'
import type { FreeSlot, Salon, SlotQuery } from '@/domain/salon'
import { weekdayOf, type IsoDate } from '@/domain/weekday'
import { wallOf, type Instant } from '@/domain/zonedTime'
import type { AppDispatch } from '@/store/services'
import { daysAround } from './shownDays'
import { likelyDay, likelySlot } from './likelySlot'

interface LikelySlotQuery extends Pick<SlotQuery, 'serviceIds' | 'staffId'> {
  salon: Salon
  /** The first day offered. */
  from: IsoDate
  like: Instant
}

/** A free slot as close as possible to the weekday and time of an earlier appointment. Undefined without free slots. */
export const findLikelySlot =
  ({ salon, from, like, ...ofWhat }: LikelySlotQuery) =>
  async (dispatch: AppDispatch): Promise<{ date: IsoDate; slot: FreeSlot } | undefined> => {
    const query = { salonId: salon.id, ...ofWhat }
    const { listDays, listSlots } = salonsApi.endpoints
    const once = { subscribe: false }
    const { date: lastDate, minutes } = wallOf(like, salon.timeZone)
    const { data: days = [] } = await dispatch(
      listDays.initiate({ ...query, ...daysAround(from, null) }, once),
    )
    const date = likelyDay(days, weekdayOf(lastDate))
    if (date === undefined) return undefined
    const { data: list } = await dispatch(listSlots.initiate({ ...query, date }, once))
    const slot = likelySlot(list?.slots ?? [], minutes)
    return slot && { date, slot }
  }
