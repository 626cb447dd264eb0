import type { UnknownAction } from '@reduxjs/toolkit'
import { randomUUID } from 'node:crypto'
import { act, cleanup, screen } from '@testing-library/react'
import type { Appointment } from '@/domain/appointment'
import { paths } from '@/domain/paths'
import type { Role } from '@/domain/role'
import { instantOf } from '@/domain/zonedTime'
import { detailsEdited, passwordUnlocked } from '@/features/account/accountSlice'
import { detailsSubmission, passwordSubmission } from '@/features/account/accountSubmissions'
import { endingSubmission, rescheduleSubmission } from '@/features/appointments/appointmentSubmissions'
import {
  endingRequested,
  newSlotChosen,
  rescheduleRequested,
} from '@/features/appointments/appointmentsSlice'
import { businessChosen, codeSent, profileChosen, signUpDetailsSubmitted } from '@/features/auth/authSlice'
import { codeSubmission, logInSubmission, signUpSubmission } from '@/features/auth/authSubmissions'
import { bookSubmission } from '@/features/booking/bookSubmission'
import { posterSubmission } from '@/features/posters/posterSubmission'
import { posterBegun } from '@/features/posters/postersSlice'
import { positionRefusal } from '@/features/profile/positionProblem'
import { profileEdited } from '@/features/profile/profileSlice'
import { photoSubmission, positionSubmission, profileSubmission } from '@/features/profile/profileSubmissions'
import { favoriteSubmission } from '@/features/salons/favorite/favoriteSubmission'
import { cardChangeRequested, couponRequested } from '@/features/subscription/subscriptionSlice'
import {
  cardChangeSubmission,
  couponSubmission,
  renewalSubmission,
} from '@/features/subscription/subscriptionSubmissions'
import { staffBegun } from '@/features/team/teamSlice'
import { staffSubmission } from '@/features/team/teamSubmissions'
import type { ApiError } from '@/store/ApiError'
import { fileRefusal } from '@/store/imageProblem'
import { refused, submitted } from '@/store/submissionsSlice'
import { drawStep, stepsIn } from '@/testing/kit/drawStep'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'

let server: TestApi
let scenario: TestSalon
let appointment: Appointment

beforeEach(async () => {
  server = await startApi()
})
afterEach(() => server.close())

const problem = (status: number, more: Partial<ApiError> = {}): ApiError => ({
  success: false,
  status,
  message: 'No',
  ...more,
})

interface Refusal {
  /** Who is signed in; nobody where it is left out. */
  role?: Role
  path: string | (() => string)
  /** What the signed-in user has on the server. */
  has?: (user: TestUser) => Promise<unknown>
  /** What leads to the page. */
  before?: UnknownAction[]
  /** The button that is there once the page has its data. */
  awaits: string | RegExp
  /** What leads to the form on the page. */
  opens?: UnknownAction | (() => UnknownAction[])
  /** The form's button, where the form fetches something first. */
  shows?: string
  form: string
  request?: object | (() => object)
  problem: ApiError
  told: string
}

const booked = async (client: TestUser) => {
  appointment = await bookTomorrow(server, scenario, client)
}

const subscribed = async (owner: TestUser) => {
  const body = { tier: 'bronze', size: 'one_person', paymentMethod: 'tok_succeeds' }
  const cookie = await signIn(server, owner)
  await server.request('POST', '/subscriptions', body, { cookie, key: randomUUID() })
}

const bookingAnswers = () => ({
  serviceIds: [scenario.service.id],
  staffId: null,
  date: tomorrow,
  startsAt: instantOf(tomorrow, 9 * 60, scenario.salon.time_zone),
})

const details = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.test',
  country: 'Palestine',
  city: 'Hebron',
  phone: '0599000111',
}

const refusals: Record<string, Refusal> = {
  'a login': {
    path: paths.login,
    awaits: 'Log in',
    form: logInSubmission.form,
    problem: problem(401),
    told: 'Incorrect password',
  },
  'a sign-up': {
    path: paths.signup,
    awaits: 'Sign up',
    form: signUpSubmission.form,
    problem: problem(429),
    told: 'Too many',
  },
  'a code': {
    path: paths.verify,
    before: [
      signUpDetailsSubmitted({ details, sealedPassword: 'sealed' }),
      businessChosen('barber'),
      profileChosen('client'),
      codeSent(Date.now()),
    ],
    awaits: 'Verify',
    form: codeSubmission.form,
    problem: problem(400, { code: 'code_wrong' }),
    told: 'Invalid verification code',
  },
  'a password': {
    role: 'customer',
    path: paths.changePassword,
    awaits: 'Change Password',
    opens: passwordUnlocked(),
    form: passwordSubmission.form,
    problem: problem(429),
    told: 'Too many',
  },
  'account details': {
    role: 'customer',
    path: paths.accountInfo,
    awaits: 'Edit',
    opens: detailsEdited(),
    form: detailsSubmission.form,
    problem: problem(409),
    told: 'Failed to update profile',
  },
  'a coupon': {
    role: 'barber',
    path: paths.manageSubscription,
    awaits: 'Apply Coupon',
    opens: couponRequested(),
    form: couponSubmission.form,
    problem: problem(400, { fields: { code: 'coupon_unknown' } }),
    told: 'This coupon is not known',
  },
  'a salon profile': {
    role: 'barber',
    path: paths.profile,
    awaits: 'Edit',
    opens: profileEdited(),
    form: profileSubmission.form,
    problem: problem(429),
    told: 'Too many',
  },
  "a salon's photo": {
    role: 'barber',
    path: paths.profile,
    awaits: 'Add a photo',
    form: photoSubmission.form,
    problem: fileRefusal('wrong_kind'),
    told: 'This is no JPEG, PNG, WebP or GIF image.',
  },
  "a salon's place": {
    role: 'barber',
    path: paths.profile,
    awaits: 'My Location',
    form: positionSubmission.form,
    problem: positionRefusal('timed_out'),
    told: 'Finding your location took too long',
  },
  'a poster': {
    role: 'barber',
    path: paths.profile,
    awaits: 'Create New Poster',
    opens: posterBegun(),
    form: posterSubmission.form,
    problem: problem(409, { code: 'conflict' }),
    told: 'You have 12 posters',
  },
  "a poster's image": {
    role: 'barber',
    path: paths.profile,
    awaits: 'Create New Poster',
    opens: posterBegun(),
    form: posterSubmission.form,
    problem: fileRefusal('too_large'),
    told: 'This image is too large',
  },
  'a staff member': {
    role: 'barber',
    path: paths.team,
    before: [staffBegun()],
    awaits: 'Add',
    form: staffSubmission.form,
    request: { name: 'Lina', nameAr: null, serviceIds: [], hours: [] },
    problem: problem(429),
    told: 'Too many',
  },
  'a favorite': {
    role: 'customer',
    path: () => paths.salon(scenario.salon.id),
    awaits: /^Favorite/,
    form: favoriteSubmission.form,
    request: () => ({ salonId: scenario.salon.id, isFavorite: true }),
    problem: problem(500),
    told: 'This was not saved. Please try again.',
  },
  'a cancellation': {
    role: 'customer',
    has: booked,
    path: paths.clientAppointments,
    awaits: /^Cancel/,
    opens: () => [endingRequested({ verb: 'cancel', appointmentId: appointment._id })],
    form: endingSubmission.form,
    problem: problem(409, { code: 'too_late' }),
    told: 'It is too late to cancel it here',
  },
  'a reschedule': {
    role: 'customer',
    has: booked,
    path: paths.clientAppointments,
    awaits: /^Delay/,
    opens: () => [
      rescheduleRequested(appointment._id),
      newSlotChosen({ date: tomorrow, slot: { startsAt: Date.parse(tomorrow), time: '5:00 PM' } }),
    ],
    form: rescheduleSubmission.form,
    request: { startsAt: Date.parse(tomorrow) },
    problem: problem(409, { code: 'not_movable' }),
    told: 'This appointment can no longer be moved',
  },
  'a booking': {
    role: 'customer',
    path: () => paths.booking(scenario.salon.id, bookingAnswers()),
    awaits: /^Book /,
    form: bookSubmission.form,
    request: () => ({ salonId: scenario.salon.id, ...bookingAnswers(), notes: '' }),
    problem: problem(403),
    told: 'This account cannot book here.',
  },
  'another card': {
    role: 'barber',
    has: subscribed,
    path: paths.manageSubscription,
    awaits: 'Change card',
    opens: cardChangeRequested(),
    shows: 'Use this card',
    form: cardChangeSubmission.form,
    problem: problem(409, { code: 'declined' }),
    told: 'The card was declined. Nothing was charged. Please use another card.',
  },
  'a renewal': {
    role: 'barber',
    has: subscribed,
    path: paths.manageSubscription,
    awaits: 'Change card',
    form: renewalSubmission.form,
    problem: problem(409, { code: 'too_late' }),
    told: 'Auto-renewal can only be turned off until 24 hours before the period ends.',
  },
}

test.each(Object.entries(refusals))('a replay of %s that was refused says why', async (_what, refusal) => {
  const {
    role,
    has,
    path,
    before = [],
    awaits,
    opens,
    shows,
    form,
    request = {},
    problem: why,
    told,
  } = refusal
  const signedInAs = role && (await addUser(server.app, { role }))
  scenario = await addSalon(server.app, role === 'barber' && signedInAs ? { owner: signedInAs } : {})
  if (has && signedInAs) await has(signedInAs)
  const app = await renderApp({ path: paths.contact, server, ...(signedInAs && { signedInAs }) })
  const { store, history } = app
  act(() => {
    for (const action of before) store.dispatch(action)
    history.push(typeof path === 'string' ? path : path())
  })
  const idempotencyKey = 'key'
  const sent = typeof request === 'function' ? (request as () => object)() : request
  await screen.findByRole('button', { name: awaits })
  act(() => {
    for (const action of typeof opens === 'function' ? opens() : [opens]) if (action) store.dispatch(action)
  })
  if (shows) await screen.findByRole('button', { name: shows })
  act(() => {
    store.dispatch(submitted({ form, request: sent, base: null, idempotencyKey }))
    store.dispatch(refused({ form, idempotencyKey, problem: why }))
  })
  const file = await store.dispatch((_dispatch, _getState, { sessionFile }) => sessionFile())
  cleanup()

  const last = (await stepsIn(file)).at(-1)
  if (!last) throw new Error('No step')
  await drawStep(last)
  expect(await screen.findByText(told, { exact: false })).toBeVisible()
})
