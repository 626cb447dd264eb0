import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { actionOfClock } from '@/features/support/clocksOfEarlier'
import { actionInNewWords } from '@/features/support/renamedWords'
import earlierTypes from '@/testing/fixtures/v0.1.0/actionTypes.json'
import { sourceFiles, src } from '@/testing/sourceFiles'
import { stepsIn } from '@/testing/kit/drawStep'

/** Events of release 0.1.0 that are none today. */
const gone = [
  // The cache is attached at the start.
  'api/attached',
  // The answers of a booking are in its address.
  'booking/anotherServiceAskedFor',
  'booking/bookingStartedOver',
  'booking/dayChosen',
  'booking/personChosen',
  'booking/sectionChosen',
  'booking/serviceAdded',
  'booking/serviceChosen',
  'booking/serviceRemoved',
  'booking/stepReopened',
  'booking/steppedBack',
  // The position is a part of its submission.
  'profile/placeFound',
  // A review and an answer had these in common.
  'reviews/writingFailed',
  'reviews/writingSubmitted',
]

interface SliceOfToday {
  actions: Record<string, { type: string }>
}

const isSlice = (value: unknown): value is SliceOfToday =>
  typeof value === 'object' && value !== null && 'actions' in value && 'reducer' in value

async function typesOfToday(): Promise<Set<string>> {
  const files = sourceFiles().filter(name => name.endsWith('Slice.ts'))
  const modules = await Promise.all(files.map(name => import(join(src, name)) as Promise<object>))
  const slices = modules.flatMap(module => Object.values(module) as unknown[]).filter(isSlice)
  const types = slices.flatMap(({ actions }) => Object.values(actions).map(({ type }) => type))
  return new Set(['auth/logoutBegun', ...types])
}

const fixtures = join(process.cwd(), 'src/testing/fixtures/v0.1.0')

test('every action of release 0.1.0 has a name of today, or is known to be none any more', async () => {
  const today = await typesOfToday()
  expect(today.size).toBeGreaterThan(100)
  const lost = earlierTypes.filter(
    type => !today.has(String(actionOfClock(actionInNewWords({ type }))['type'])),
  )
  expect(lost.sort()).toEqual(gone.sort())
})

test.each([
  ['place/placeChanged', { pathname: '/' }, 'location/locationChanged', { pathname: '/' }],
  ['booking/slotChosen', { startsAt: 7 }, 'booking/slotSeen', { startsAt: 7, isFree: true }],
  [
    'contact/messageSubmitted',
    { form: { name: 'Ann' } },
    'submissions/submitted',
    { form: 'sendMessage', base: null, request: { form: { name: 'Ann' } } },
  ],
  ['services/saved', undefined, 'submissions/succeeded', { form: 'saveService' }],
  [
    'paying/visitPaymentOpened',
    'a-1',
    'checkout/checkoutOpened',
    { purpose: 'appointment', item: { appointmentId: 'a-1' } },
  ],
  [
    'paying/visitPaymentRefused',
    'declined',
    'checkout/paymentRefused',
    { purpose: 'appointment', refusal: 'declined' },
  ],
  ['paying/visitPaymentClosed', undefined, 'checkout/checkoutClosed', 'appointment'],
  ['subscription/bankAnswered', true, 'checkout/bankAnswered', { purpose: 'subscription', approved: true }],
  ['team/memberEditingStarted', 's-1', 'team/staffEditingStarted', 's-1'],
  ['team/photoSettled', null, 'submissions/succeeded', { form: 'uploadStaffPhoto' }],
  ['team/photoSettled', 'no_image', 'submissions/refused', { form: 'uploadStaffPhoto' }],
])('%s with %j is %s', (type, payload, typeOfToday, payloadOfToday) => {
  expect(actionInNewWords({ type, payload })).toEqual({ type: typeOfToday, payload: payloadOfToday })
})

test.each(['session.json', 'sessionOfBooking.json', 'sessionOfSections.json'])(
  'the actions of %s have names of today',
  async name => {
    const today = await typesOfToday()
    const steps = await stepsIn(readFileSync(join(fixtures, name)))
    const types = steps.map(({ action }) => action.type)
    const unknown = types.filter(type => !today.has(type) && !/^(api|persist)\//.test(type))
    expect(unknown.filter(type => !gone.includes(type))).toEqual([])
  },
)
