import type { StaffMember, Salon, Section, Service } from '@/domain/salon'
import { closedWeek, type BreakHours } from '@/domain/schedule'
import { openDays } from './openTimes'

const staffMember = (id: string, serviceIds: string[] = []) => ({ id, serviceIds }) as StaffMember

const section = (id: string, startHour: string, endHour: string, breaks: BreakHours[] = []): Section => ({
  id,
  name: id,
  nameAr: null,
  services: [{ id: `${id} service` } as Service],
  week: { ...closedWeek(), Monday: { isClosed: false, startHour, endHour, breaks } },
})

const salon = {
  staff: [staffMember('anything'), staffMember('nails only', ['Nails service'])],
  sections: [
    section('Hair', '9:00 AM', '1:00 PM', [{ startHour: '11:00 AM', endHour: '12:00 PM' }]),
    section('Nails', '12:30 PM', '6:00 PM'),
  ],
  daysOff: [{ id: 'holiday', date: '2027-02-22', reason: '' }],
} as unknown as Salon

test('a staff member is open in the hours of what its person does, without breaks, and not on days off', () => {
  const days = openDays(salon, '2027-02-15', '2027-02-22')
  expect(days.map(({ date }) => date)).toHaveLength(8)
  const on = (date: string) => [...(days.find(day => day.date === date)?.openOf ?? [])]
  expect(on('2027-02-15')).toEqual([
    [
      'anything',
      [
        { from: 9 * 60, until: 11 * 60 },
        { from: 12 * 60, until: 18 * 60 },
      ],
    ],
    ['nails only', [{ from: 12.5 * 60, until: 18 * 60 }]],
  ])
  for (const closed of ['2027-02-16', '2027-02-22'])
    expect(on(closed)).toEqual([
      ['anything', []],
      ['nails only', []],
    ])
})

test('a staff member whom the plan does not seat is never open', () => {
  const [monday] = openDays({ ...salon, seats: 1 }, '2027-02-15', '2027-02-15')
  expect([...(monday?.openOf.keys() ?? [])]).toEqual(['anything'])
})

test('on the dates of a season its hours are open, under its name', () => {
  const week = {
    ...closedWeek(),
    Monday: { isClosed: false, startHour: '8:00 PM', endHour: '11:00 PM', breaks: [] },
  }
  const season = {
    id: 'ramadan',
    name: 'Ramadan',
    nameAr: null,
    startsOn: '2027-02-08',
    endsOn: '2027-02-15',
    week,
  }
  const days = openDays({ ...salon, seasons: [season] }, '2027-02-15', '2027-02-16')
  expect(days.map(({ season: of }) => of?.name)).toEqual(['Ramadan', undefined])
  expect(days[0]?.openOf.get('nails only')).toEqual([{ from: 20 * 60, until: 23 * 60 }])
})
