import { array, boolean, object, string } from 'yup'
import { rule } from '@/domain/rules'
import { ownRange, type OwnWeek } from '@/domain/ownWeek'
import { staffSchema, type StaffRequest } from '@/domain/team'
import { weekdays, type Weekday } from '@/domain/weekday'

/** One day of the form. A day off keeps its hours, in case the user changes their mind. */
interface DayValues {
  works: boolean
  startHour: string
  endHour: string
}

export interface StaffValues {
  name: string
  nameAr: string
  allServices: boolean
  serviceIds: string[]
  ownHours: boolean
  week: Record<Weekday, DayValues>
}

const usualHours = { startHour: '9:00 AM', endHour: '5:00 PM' }

const weekValues = (hours: OwnWeek | null) =>
  Object.fromEntries(
    weekdays.map(day => [
      day,
      { works: hours ? hours[day] !== null : true, ...(hours?.[day] ?? usualHours) },
    ]),
  ) as Record<Weekday, DayValues>

export const toValues = (staffMember: StaffRequest | undefined): StaffValues => ({
  name: staffMember?.name ?? '',
  nameAr: staffMember?.nameAr ?? '',
  allServices: !staffMember || staffMember.serviceIds.length === 0,
  serviceIds: staffMember?.serviceIds ?? [],
  ownHours: Boolean(staffMember?.hours),
  week: weekValues(staffMember?.hours ?? null),
})

export function toRequest(values: StaffValues): StaffRequest {
  const { name, nameAr, allServices, serviceIds, ownHours, week } = values
  const hours = Object.fromEntries(
    weekdays.map(day => {
      const { works, startHour, endHour } = week[day]
      return [day, works ? { startHour, endHour } : null]
    }),
  ) as OwnWeek
  return {
    name: name.trim(),
    nameAr: nameAr.trim() || null,
    serviceIds: allServices ? [] : serviceIds,
    hours: ownHours ? hours : null,
  }
}

const daySchema = object({
  works: boolean().defined(),
  startHour: string().defined(),
  endHour: string()
    .defined()
    .test('order', rule('end_before_start'), (endHour, { parent }) => {
      const { works, startHour } = parent as DayValues
      return !works || ownRange({ startHour, endHour }) !== undefined
    }),
})

export const staffFormSchema = staffSchema.pick(['name', 'nameAr']).shape({
  serviceIds: array(string().defined()).when('allServices', {
    is: false,
    then: schema => schema.min(1, rule('service_required')),
  }),
  week: object().when('ownHours', {
    is: true,
    then: () => object(Object.fromEntries(weekdays.map(day => [day, daySchema]))),
  }),
})
