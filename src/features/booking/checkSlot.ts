import { salonsApi } from '@/api/salonsApi'
import type { Salon } from '@/domain/salon'
import type { AppDispatch } from '@/store/services'
import type { WithSlot } from './bookingAt'
import { slotSeen } from './bookingSlice'
import { serviceIdsOf } from './offer'

/** Looks up whether the slot in a URL is free. If the lookup fails, the server decides when the booking is sent. */
export const lookUpSlot =
  ({ id: salonId }: Salon, { chosen, staffId, date, slot: { startsAt } }: WithSlot) =>
  async (dispatch: AppDispatch): Promise<ReturnType<typeof slotSeen>> => {
    const query = {
      salonId,
      serviceIds: serviceIdsOf(chosen),
      date,
      ...(staffId !== null && { staffId: staffId }),
    }
    const { data } = await dispatch(
      salonsApi.endpoints.listSlots.initiate(query, { subscribe: false, forceRefetch: true }),
    )
    const isFree = data?.slots.some(slot => slot.startsAt === startsAt) ?? true
    return slotSeen({ startsAt, isFree })
  }

export const checkSlot = (salon: Salon, booking: WithSlot) => async (dispatch: AppDispatch) =>
  void dispatch(await dispatch(lookUpSlot(salon, booking)))
