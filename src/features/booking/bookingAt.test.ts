import fc from 'fast-check'
import { writeBookingAddress } from '@/domain/bookingAddress'
import { readBookingAddress } from '@/domain/readBookingAddress'
import {
  answersOf,
  dayChosen,
  menuOpened,
  questionBefore,
  reopened,
  serviceAdded,
  serviceChosen,
  serviceRemoved,
  slotChosen,
  staffChosen,
} from './answers'
import { bookingAt, type Booking } from './bookingAt'
import { offeredSalon as salon } from '@/testing/scenarios/offeredSalon'

const today = '2027-03-10'
const startsAt = Date.UTC(2027, 2, 12, 16)
const slot = { startsAt, time: '6:00 PM' }
const date = '2027-03-12'

const at = (search: string): Booking => bookingAt(salon, readBookingAddress(search), today)

test.each<[string, Partial<Booking> & object]>([
  ['', { step: 'service', isGone: false }],
  ['?step=service&section=hair&service=cut', { step: 'service', sectionId: 'hair', isGone: false }],
  ['?staff=sami', { step: 'service', staffId: 'sami', isGone: false }],
  ['?service=cut', { step: 'staff', asksStaff: true }],
  ['?service=massage', { step: 'time', asksStaff: false, staffId: null }],
  ['?step=staff&service=massage', { step: 'time', staffId: null }],
  ['?service=cut&staff=any', { step: 'time', staffId: null, date: undefined }],
  ['?step=time&service=cut&staff=sami&date=2027-03-12', { step: 'time', staffId: 'sami', date }],
  ['?service=cut&date=2027-03-12', { step: 'time', staffId: null, date }],
  [`?service=cut&staff=sami&slot=2027-03-12T16:00:00Z`, { step: 'confirm', staffId: 'sami', date, slot }],
  [`?step=staff&service=cut&staff=sami&slot=2027-03-12T16:00:00Z`, { step: 'staff' }],
  [`?step=time&service=cut&staff=sami&date=2027-03-12&slot=2027-03-12T16:00:00Z`, { step: 'time', date }],
  [
    `?step=more&service=cut&staff=sami&slot=2027-03-12T16:00:00Z`,
    { step: 'more', later: { staffId: 'sami', date: undefined, startsAt } },
  ],
])('%s asks the question that it names', (search, expected) => {
  expect(at(search)).toMatchObject(expected)
})

test.each<[string, string, Partial<Booking> & object]>([
  ['an unknown service', '?step=confirm&service=gone&staff=sami', { step: 'service', isGone: true }],
  ['no service', `?step=confirm&staff=sami&slot=2027-03-12T16:00:00Z`, { step: 'service', isGone: false }],
  ['a menu without a service', '?step=more', { step: 'service' }],
  ['one unknown service of two', `?service=cut&service=gone&slot=2027-03-12T16:00:00Z`, { step: 'time' }],
  ['services in two currencies', `?service=cut&service=colour&slot=2027-03-12T16:00:00Z`, { step: 'time' }],
  ['unknown staff', `?step=confirm&service=cut&staff=nobody&slot=2027-03-12T16:00:00Z`, { step: 'staff' }],
  ['staff who does not do the service', '?step=time&service=shave&staff=omar', { step: 'staff' }],
  ['a past day', '?step=time&service=cut&staff=sami&date=2027-03-09', { step: 'time', date: undefined }],
  ['a past slot', `?service=cut&staff=sami&slot=2027-02-01T08:00:00Z`, { step: 'time' }],
  [
    'a slot of another day',
    `?service=cut&staff=any&date=2027-03-13&slot=2027-03-12T16:00:00Z`,
    { step: 'time' },
  ],
  ['no slot', '?step=confirm&service=cut&staff=any', { step: 'time' }],
  ['a receipt of nothing', '?step=receipt', { step: 'service' }],
])('with %s the first question without an answer is asked', (_what, search, expected) => {
  expect(at(search)).toMatchObject(expected)
})

const anyText = fc.oneof(
  fc.constantFrom(
    'cut',
    'shave',
    'massage',
    'colour',
    'gone',
    'sami',
    'omar',
    'any',
    '',
    '__proto__',
    '<b>',
    '%00',
  ),
  fc.constantFrom(
    today,
    date,
    '2027-02-30',
    '9999-12-31',
    '2027-03-12T16:00:00Z',
    '9999-12-31T23:59:59Z',
    '-1',
  ),
  fc.constantFrom('service', 'staff', 'time', 'confirm', 'more', 'receipt'),
  fc.string(),
)
const anySearch = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'step',
        'service',
        'serviceId',
        'section',
        'staff',
        'chair',
        'date',
        'slot',
        'like',
        'x',
      ),
      anyText,
    ),
    { maxLength: 12 },
  )
  .map(pairs => `?${new URLSearchParams(pairs)}`)

test('whatever stands in the address, one question is asked, with answers that the salon offers', () => {
  fc.assert(
    fc.property(fc.oneof(anySearch, fc.string()), search => {
      const booking = at(search)
      if (booking.step === 'service') return
      const offered = salon.sections.flatMap(section => section.services)
      for (const { service } of booking.chosen) expect(offered).toContain(service)
      if ('staffId' in booking && booking.staffId !== null)
        expect(salon.staff.map(({ id }) => id)).toContain(booking.staffId)
      if ('date' in booking && booking.date !== undefined) expect(booking.date >= today).toBe(true)
      // The answers that a question builds on lead to the same question again.
      const again = writeBookingAddress({ ...answersOf(booking), step: booking.step })
      expect(at(again)).toEqual(booking)
    }),
    { numRuns: 1000 },
  )
})

test('each answer leads to the question after it, and Back to the one before', () => {
  const ask = (answers: ReturnType<typeof answersOf>) => bookingAt(salon, answers, today)
  const staff = ask(serviceChosen('cut'))
  expect(staff).toMatchObject({ step: 'staff' })
  if (staff.step !== 'staff') throw new Error('Staff is not asked for')
  const time = ask(staffChosen(staff, 'sami'))
  expect(time).toMatchObject({ step: 'time', staffId: 'sami' })
  if (time.step !== 'time') throw new Error('The time is not asked for')
  expect(ask(dayChosen(time, date))).toEqual({ ...time, date })
  const confirm = ask(slotChosen(time, { date, slot }))
  expect(confirm).toMatchObject({ step: 'confirm', staffId: 'sami', date, slot })

  const back = (booking: Booking) => bookingAt(salon, questionBefore(booking), today)
  expect(back(confirm)).toEqual({ ...time, date })
  expect(back(time)).toEqual(staff)
  expect(back(staff)).toMatchObject({ step: 'service', sectionId: 'hair', isGone: false })
  expect(bookingAt(salon, reopened(confirm, 'staff'), today)).toEqual(staff)
})

describe('another service', () => {
  const confirm = at(`?service=cut&staff=sami&slot=2027-03-12T16:00:00Z`)
  const menu = bookingAt(salon, menuOpened(confirm), today)
  if (menu.step !== 'more') throw new Error('The menu is not open')

  test('that the chosen staff member does asks for the day anew and for nobody', () => {
    expect(bookingAt(salon, serviceAdded(menu, 'shave'), today)).toMatchObject({
      step: 'time',
      staffId: 'sami',
      date: undefined,
    })
  })
  test('that they do not do asks for somebody else', () => {
    const withOmar = at(`?step=more&service=cut&staff=omar`)
    if (withOmar.step !== 'more') throw new Error('The menu is not open')
    expect(bookingAt(salon, serviceAdded(withOmar, 'trim'), today).step).toBe('staff')
  })
  test('is left alone by a step back, which keeps every answer', () => {
    expect(bookingAt(salon, questionBefore(menu), today)).toEqual(confirm)
  })
  test('is taken out again without losing staff and slot', () => {
    const both = at(`?service=cut&service=shave&staff=sami&slot=2027-03-12T16:00:00Z`)
    expect(both.step).toBe('confirm')
    expect(bookingAt(salon, serviceRemoved(both, 'shave'), today)).toEqual(confirm)
  })
})
