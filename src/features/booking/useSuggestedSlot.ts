import { useEffect, useEffectEvent } from 'react'
import type { Salon } from '@/domain/salon'
import type { Instant } from '@/domain/zonedTime'
import { findLikelySlot } from '@/features/slots/findLikelySlot'
import { useAppDispatch } from '@/store/services'
import { slotChosen } from './answers'
import { slotSeen } from './bookingSlice'
import { serviceIdsOf } from './offer'
import type { Shown } from './shownAt'
import { useBookingSteps } from './useBookingSteps'

/** Suggests a slot similar to an earlier appointment, unless the client has chosen one meanwhile. */
export function useSuggestedSlot(salon: Salon, shown: Shown, like: Instant | undefined): void {
  const dispatch = useAppDispatch()
  const { correct } = useBookingSteps(salon)
  const asks = like !== undefined && shown.step === 'time' && shown.date === undefined

  const suggest = useEffectEvent(async (isOpen: () => boolean) => {
    if (like === undefined || shown.step !== 'time') return
    const { chosen, staffId, today } = shown
    const query = { salon, serviceIds: serviceIdsOf(chosen), from: today, like }
    const found = await dispatch(findLikelySlot({ ...query, ...(staffId !== null && { staffId: staffId }) }))
    if (!found || !isOpen()) return
    dispatch(slotSeen({ startsAt: found.slot.startsAt, isFree: true }))
    correct(slotChosen(shown, found))
  })

  useEffect(() => {
    if (!asks) return undefined
    let isOpen = true
    void suggest(() => isOpen)
    return () => {
      isOpen = false
    }
  }, [asks, like])
}
