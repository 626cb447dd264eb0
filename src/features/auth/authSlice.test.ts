import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import type { SignUpDetails } from '@/domain/account'
import type { User } from '@/domain/user'
import {
  accountCreated,
  accountDeleted,
  accountSaved,
  authSlice,
  businessChosen,
  businessReopened,
  codeSent,
  codeVerified,
  initialAuth,
  loggedIn,
  loggedOut,
  passwordChanged,
  profileChosen,
  sessionEnded,
  signUpDetailsSubmitted,
  signUpReopened,
  userChangedElsewhere,
  verificationLapsed,
  type AuthState,
} from './authSlice'
import { persistedAuthSchema } from './persistedAuthSchema'
import type { SignUpFlow } from './signUpFlow'

const { reducer } = authSlice

const details: SignUpDetails = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.test',
  country: 'Palestine',
  city: '',
  phone: '+970 599 000 111',
}
const submitted = { details, sealedPassword: 'c2VhbGVk' }
const chosen = { ...submitted, business: 'barber', role: 'customer' } as const

const filling: SignUpFlow = { step: 'filling', details: null }
const refilling: SignUpFlow = { step: 'filling', details }
const choosingBusiness: SignUpFlow = { step: 'choosing_business', ...submitted }
const choosingProfile: SignUpFlow = { step: 'choosing_profile', ...submitted, business: 'barber' }
const verifying: SignUpFlow = { step: 'verifying', ...chosen, codeSentAt: null }
const sent: SignUpFlow = { step: 'verifying', ...chosen, codeSentAt: 5000 }
const creating: SignUpFlow = { step: 'creating', ...chosen, idempotencyKey: 'key-1' }
const { sealedPassword } = submitted
const created: SignUpFlow = { step: 'created', email: details.email, sealedPassword }
const everyStep = [filling, refilling, choosingBusiness, choosingProfile, verifying, sent, creating, created]

const actions: Record<string, UnknownAction> = {
  detailsSubmitted: signUpDetailsSubmitted(submitted),
  businessChosen: businessChosen('barber'),
  businessReopened: businessReopened(),
  clientChosen: profileChosen('client'),
  ownerChosen: profileChosen('owner'),
  codeSent: codeSent(5000),
  codeVerified: codeVerified('key-1'),
  verificationLapsed: verificationLapsed(),
  reopened: signUpReopened(),
  accountCreated: accountCreated(),
}

const ownerVerifying: SignUpFlow = { ...verifying, role: 'barber' }

/** Every transition that an action makes. From all other steps the action changes nothing. */
const transitions: [action: string, from: SignUpFlow, to: SignUpFlow][] = [
  ...everyStep.map((from): [string, SignUpFlow, SignUpFlow] => ['detailsSubmitted', from, choosingBusiness]),
  ['businessChosen', choosingBusiness, choosingProfile],
  ['businessReopened', choosingProfile, choosingBusiness],
  ['clientChosen', choosingProfile, verifying],
  ['ownerChosen', choosingProfile, ownerVerifying],
  ['codeSent', verifying, sent],
  ['codeVerified', verifying, creating],
  ['codeVerified', sent, creating],
  ['verificationLapsed', creating, verifying],
  ['reopened', choosingBusiness, refilling],
  ['reopened', choosingProfile, refilling],
  ['reopened', verifying, refilling],
  ['reopened', sent, refilling],
  ['reopened', creating, refilling],
  ['accountCreated', creating, created],
]

const at = (signUp: SignUpFlow): AuthState => ({ ...initialAuth, signUp })

describe('the sign-up flow', () => {
  test.each(transitions)('%s leads from %j to %j', (name, from, to) => {
    expect(reducer(at(from), actions[name] ?? { type: 'none' }).signUp).toEqual(to)
  })

  const leadsOn = (name: string, from: SignUpFlow) =>
    transitions.some(([action, step]) => action === name && step === from)
  const ignored = Object.keys(actions).flatMap(name =>
    everyStep.filter(step => !leadsOn(name, step)).map((step): [string, SignUpFlow] => [name, step]),
  )

  test.each(ignored)('%s changes nothing at %j', (name, step) => {
    expect(reducer(at(step), actions[name] ?? { type: 'none' }).signUp).toEqual(step)
  })

  test('never becomes what could not be persisted, whatever happens in whatever order', () => {
    const anyAction = fc.constantFrom(...Object.values(actions), businessChosen('beauty_salon'), loggedOut())
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 30 }), happened => {
        let state = initialAuth
        for (const action of happened) {
          state = reducer(state, action)
          expect(persistedAuthSchema.isValidSync({ signUp: state.signUp }, { strict: true })).toBe(true)
        }
      }),
    )
  })
})

describe('what comes back from storage as a flow', () => {
  test.each(everyStep)('is taken at %j', step => {
    const back: unknown = JSON.parse(JSON.stringify(step))
    expect(persistedAuthSchema.validateSync({ signUp: back }, { strict: true })).toEqual({ signUp: step })
  })

  test.each<[string, unknown]>([
    ['nothing', null],
    ['an unknown step', { ...filling, step: 'toString' }],
    ['a list', [filling]],
    ['a verifying without details', { ...verifying, details: null }],
    ['a cut e-mail', { ...verifying, details: { ...details, email: '' } }],
    ['a password', { ...verifying, password: 'Kursi2026' }],
    ['a password in the details', { ...refilling, details: { ...details, password: 'Kursi2026' } }],
    ['a role of its own making', { ...verifying, role: 'admin' }],
    ['a role of another business', { ...verifying, role: 'beauty_salon' }],
    ['a text as an instant', { ...verifying, codeSentAt: '5000' }],
    ['a creation without its key', { ...creating, idempotencyKey: '' }],
  ])('is dropped as %s', (_what, value) => {
    expect(persistedAuthSchema.isValidSync({ signUp: value }, { strict: true })).toBe(false)
  })
})

describe('who is signed in', () => {
  const ann: User = {
    uid: 'u1',
    name: 'Ann Lee',
    email: 'ann@example.test',
    phone: '+970599000111',
    role: 'customer',
    salon: 'barber',
    city: '',
    country: 'Palestine',
    address: '',
  }
  const ben: User = { ...ann, uid: 'u2', name: 'Ben', email: 'ben@example.test' }
  const remembered = { email: ann.email, sealedPassword: 'c2VhbGVk' }
  const annIn = reducer(at(verifying), loggedIn({ user: ann, remembered }))

  test('a login ends the sign-up and the reason why nobody was signed in', () => {
    expect(reducer(at(verifying), sessionEnded()).ended).toBe('session_over')
    expect(annIn).toEqual({ ...initialAuth, user: ann, remembered, signUp: filling })
  })

  test('a login without remembering forgets who was remembered', () => {
    expect(reducer(annIn, loggedIn({ user: ben, remembered: null })).remembered).toBeNull()
  })

  test.each([
    ['a logout', loggedOut(), { ended: 'logged_out', logoutOwed: true }],
    ['a logout in another tab', userChangedElsewhere(null), { ended: 'logged_out', logoutOwed: true }],
    ['the end of the session', sessionEnded('session_over'), { ended: 'session_over', leftBy: ann.uid }],
    ['the end of an unused session', sessionEnded('idle'), { ended: 'idle', leftBy: ann.uid }],
    ['an end that an earlier release recorded', sessionEnded(), { ended: 'session_over', leftBy: ann.uid }],
  ])('after %s only the remembered credentials stay', (_what, action, after) => {
    expect(reducer(annIn, action)).toEqual({ ...initialAuth, remembered, ...after })
  })

  test('a login in another tab leaves nothing of the person before', () => {
    expect(reducer(annIn, userChangedElsewhere(ben))).toEqual({ ...initialAuth, remembered, user: ben })
  })

  test('a saved account is the user', () => {
    expect(reducer(annIn, accountSaved({ ...ann, name: 'Ann Ray' })).user?.name).toBe('Ann Ray')
  })

  test('an answer that comes after the logout signs nobody in again', () => {
    const out = reducer(annIn, loggedOut())
    expect(reducer(out, accountSaved(ann))).toEqual(out)
    const benIn = reducer(annIn, userChangedElsewhere({ ...ann, uid: 'ben' }))
    expect(reducer(benIn, accountSaved(ann))).toEqual(benIn)
  })

  test('a changed password is no longer remembered, the e-mail is', () => {
    expect(reducer(annIn, passwordChanged()).remembered).toEqual({ email: ann.email, sealedPassword: null })
    expect(reducer(initialAuth, passwordChanged()).remembered).toBeNull()
  })
})

test('a deleted account is signed out, and only its own credentials are forgotten', () => {
  const user: User = {
    uid: 'ann',
    name: 'Ann Lee',
    email: details.email,
    phone: '+970599000111',
    role: 'customer',
    salon: 'barber',
    city: '',
    country: 'Palestine',
    address: '',
  }
  const remembered = { email: details.email, sealedPassword: 'c2VhbGVk' }
  const gone = { ...initialAuth, ended: 'logged_out' }
  expect(reducer({ ...initialAuth, user, remembered }, accountDeleted(details.email))).toEqual(gone)
  const others = { ...remembered, email: 'ben@example.test' }
  expect(reducer({ ...initialAuth, user, remembered: others }, accountDeleted(details.email))).toEqual({
    ...gone,
    remembered: others,
  })
})
