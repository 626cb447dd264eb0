import { appointmentsApi } from '@/api/appointmentsApi'
import { waitlistApi } from '@/api/waitlistApi'
import { countIn } from '@/domain/appointmentPages'
import { paths } from '@/domain/paths'
import { SidebarEntry } from './SidebarEntry'

const entry = { to: paths.clientAppointments, label: 'ownAppointments', icon: 'clock' } as const

/** Leads an owner to what they booked, or wait for, as a client. Absent where they have neither. */
export function OwnAppointmentsEntry({ uid }: { uid: string }) {
  const appointments = appointmentsApi.useListClientAppointmentsInfiniteQuery(uid, {
    selectFromResult: ({ data, isError }) => ({ count: data && countIn(data.pages), isError }),
  })
  const { waits } = waitlistApi.useListWaitsQuery(undefined, {
    skip: appointments.count !== 0,
    selectFromResult: ({ data }) => ({ waits: data?.length ?? 0 }),
  })
  // A list that failed may hold some; its page says that it failed.
  const mayHaveSome = appointments.count === undefined ? appointments.isError : appointments.count + waits > 0
  return mayHaveSome && <SidebarEntry entry={entry} />
}
