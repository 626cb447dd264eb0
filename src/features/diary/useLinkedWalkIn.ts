import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import type { Appointment, AppointmentSlot } from '@/domain/appointment'
import type { Salon } from '@/domain/salon'
import { latestNightEnd } from '@/domain/nightPolicy'
import { endOfDay } from '@/domain/wallTime'
import { addressQuery } from '@/domain/addressQuery'
import type { IsoDate } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import { useRights } from '@/features/auth/useRights'
import { useAppDispatch } from '@/store/services'
import { useParamDrop } from '@/ui/useParamDrop'
import { columnOf } from './diaryColumns'
import { freeTimeChosen } from './diarySlice'
import { openDays } from './openTimes'
import { quarterLength } from './rows'

interface WalkInDay {
  salon: Salon
  /** Appointments that are shown, today's among them. */
  appointments: readonly Appointment[]
  today: IsoDate
  now: Instant
}

const wholeDay = { from: 0, until: endOfDay + latestNightEnd }

/** The first free time of today, of whichever staff member has it; the present one where there is none. */
export function nextFreeTime({ salon, appointments, today, now }: WalkInDay): AppointmentSlot | undefined {
  const { timeZone, staff } = salon
  const [day] = openDays(salon, today, today)
  const [first] = staff
    .flatMap(staffMember =>
      day ? columnOf({ timeZone, day, staffMember, hours: wholeDay, appointments, now }).gaps : [],
    )
    .sort((one, other) => one.startsAt - other.startsAt)
  if (first) return { staffId: first.staffId, startsAt: first.startsAt }
  return staff[0] && { staffId: staff[0].id, startsAt: Math.floor(now / quarterLength) * quarterLength }
}

/** Opens the walk-in form at the first free time, once for each navigation with the address's wish for it. */
export function useLinkedWalkIn(day: WalkInDay | undefined): void {
  const dispatch = useAppDispatch()
  const { key, search } = useLocation()
  const drop = useParamDrop('walkIn')
  const { changes } = useRights()
  const isWanted = day !== undefined && addressQuery(search).has('walkIn')
  const open = useEffectEvent(() => {
    const staff = day?.salon.staff.filter(({ id: staffId }) => changes({ staffId })) ?? []
    const slot = day && nextFreeTime({ ...day, salon: { ...day.salon, staff } })
    drop()
    if (slot) dispatch(freeTimeChosen(slot))
  })
  useEffect(() => {
    if (isWanted) open()
  }, [isWanted, key])
}
