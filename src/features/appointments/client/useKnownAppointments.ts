import { useMemo } from 'react'
import { skipToken } from '@reduxjs/toolkit/query'
import { useLocation } from 'react-router-dom'
import { appointmentsApi } from '@/api/appointmentsApi'
import type { Appointment, AppointmentsAnswer } from '@/domain/appointment'
import { appointmentsOf } from '@/domain/appointmentPages'

/** The appointments of the loaded pages, and the one whose id is in the URL hash from whichever page. */
export function useKnownAppointments(pages: readonly AppointmentsAnswer[] | undefined) {
  const id = useLocation().hash.slice(1)
  const listed = useMemo(() => pages && appointmentsOf(pages), [pages])
  const isElsewhere = id !== '' && listed !== undefined && listed.every(({ _id }) => _id !== id)
  const linked = appointmentsApi.useGetAppointmentQuery(isElsewhere ? id : skipToken)
  const own = linked.currentData && isClients(linked.currentData) ? linked.currentData : undefined
  const known = useMemo(() => (listed && own ? [...listed, own] : listed), [listed, own])
  return { known, linked }
}

/** The owner of a salon also gets those of the salon's clients, with their names. */
const isClients = ({ clientName }: Appointment) => clientName === undefined
