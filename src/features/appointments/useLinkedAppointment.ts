import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useAppDispatch } from '@/store/services'
import type { Appointment } from '@/domain/appointment'
import type { Instant } from '@/domain/zonedTime'
import { useReadersZone } from '@/i18n/readersClock'
import { tabChosen } from './appointmentsSlice'
import { splitAppointments } from './appointmentTime'

/** Opens the tab with the appointment whose id is in the URL hash, once per navigation. */
export function useLinkedAppointment(
  appointments: readonly Appointment[] | undefined,
  now: Instant | null,
): void {
  const dispatch = useAppDispatch()
  const { hash, key: appointment } = useLocation()
  const zone = useReadersZone()
  const isKnown = appointments !== undefined && now !== null
  const openTab = useEffectEvent(() => {
    if (!appointments || now === null) return
    const isMeant = ({ _id }: Appointment) => `#${_id}` === hash
    const { upcoming, past } = splitAppointments(appointments, now, zone)
    if (upcoming.some(isMeant)) dispatch(tabChosen('upcoming'))
    else if (past.some(isMeant)) dispatch(tabChosen('past'))
  })
  useEffect(() => {
    if (hash && isKnown) openTab()
  }, [hash, appointment, isKnown])
}
