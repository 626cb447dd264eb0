import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import { createRedactor } from './redact'

const stateOf = (state: object) => createRedactor().state(state)
const actionOf = (action: UnknownAction) => createRedactor().action(action)

const query = (endpointName: string, args: unknown, data: unknown) => ({
  queries: {
    [`${endpointName}(${JSON.stringify(args)})`]: {
      endpointName,
      originalArgs: args,
      data,
      status: 'fulfilled',
    },
  },
})

describe('what is said of a person gets a stand-in', () => {
  test.each<[string, object, object]>([
    [
      'the user',
      { name: 'Ann', email: 'a@b.cd', phone: '+970', city: 'Hebron', role: 'customer' },
      {
        name: 'Name 1',
        email: 'email-1@kursi.invalid',
        phone: '+99900000001',
        city: 'Hebron',
        role: 'customer',
      },
    ],
    [
      'a sign-up',
      { details: { firstName: 'Ann', lastName: 'Lee' }, sealedPassword: 'x', codeSentAt: 5 },
      {
        details: { firstName: 'Name 1', lastName: 'Name 2' },
        sealedPassword: 'hidden-1',
        codeSentAt: 5,
      },
    ],
    [
      'a place',
      { nearMe: { step: 'found', place: { latitude: 31.5, longitude: 35.1 } } },
      {
        nearMe: { step: 'found', place: { latitude: 0, longitude: 0 } },
      },
    ],
    [
      'why no place was found',
      { nearMe: { step: 'failed', reason: 'refused' } },
      {
        nearMe: { step: 'failed', reason: 'refused' },
      },
    ],
    [
      'a card',
      { cardHint: '4242', paymentMethod: 'tok_visa', chargeId: 'ch_1' },
      {
        cardHint: '0000',
        paymentMethod: 'hidden-1',
        chargeId: 'hidden-2',
      },
    ],
    [
      'a message',
      { contact: { step: 'sending', form: { message: 'Help!', termsAccepted: true } } },
      {
        contact: { step: 'sending', form: { message: 'Text 1', termsAccepted: true } },
      },
    ],
    ['a ticket', { password: { secret: 'ticket-3' } }, { password: { secret: 'hidden-1' } }],
    [
      'a field that nobody has decided about',
      { motherName: 'Eve', shoeSize: 41 },
      {
        motherName: 'Text 1',
        shoeSize: 0,
      },
    ],
    [
      'the words of the settings',
      { account: { password: 'unlocked', details: 'editing' } },
      {
        account: { password: 'unlocked', details: 'editing' },
      },
    ],
  ])('%s', (_what, given, expected) => {
    expect(stateOf(given)).toEqual(expected)
  })
})

describe('what a shop tells everybody stays, its people do not', () => {
  const salon = {
    name: 'Noor',
    address: 'Main Street',
    phone: '+970',
    photoUrl: '/uploads/a',
    distanceKm: 3,
    sections: [{ id: 'hair', name: 'Hair', services: [{ id: 'cut', name: 'Haircut' }] }],
    chairs: [{ id: 'c1', name: 'Lina', photoUrl: '/uploads/b' }],
    daysOff: [{ id: 'd1', date: '2027-03-10', reason: 'Feast' }],
  }
  test('in an answer', () => {
    expect(stateOf(query('getSalon', 'noor', salon))).toEqual(
      query('getSalon', 'noor', {
        ...salon,
        phone: '+99900000001',
        distanceKm: 0,
        chairs: [{ id: 'c1', name: 'Name 1', photoUrl: '' }],
      }),
    )
  })
  test('in a change of an answer', () => {
    const patch = (path: unknown[], value: unknown) => ({ op: 'replace', path, value })
    const action = (patches: unknown[]) => ({
      type: 'api/queries/queryResultPatched',
      payload: { queryCacheKey: 'getMySalon(undefined)', patches },
    })
    expect(
      actionOf(action([patch(['sections', 0, 'name'], 'Beard'), patch(['chairs', 1, 'name'], 'Omar')])),
    ).toEqual(action([patch(['sections', 0, 'name'], 'Beard'), patch(['chairs', 1, 'name'], 'Name 1')]))
  })
})

describe('in texts that are made of several', () => {
  test.each([
    ['/user/appointment', '/user/appointment'],
    ['/salons/golden-scissors/book', '/salons/golden-scissors/book'],
    ['/ann@example.test', '/hidden-1'],
  ])('the path %s is %s', (pathname, expected) => {
    expect(stateOf({ place: { pathname } })).toEqual({ place: { pathname: expected } })
  })

  test.each([
    ['?text=olive&near=1&view=calendar', '?text=Text+1&near=1&view=calendar'],
    ['?token=ticket-1', '?token=hidden-1'],
    ['?ann@example.test=Ann', '?Text+1=Text+2'],
    ['?date=2027-03-10', '?date=2027-03-10'],
  ])('the parameters %s are %s', (search, expected) => {
    expect(stateOf({ place: { search } })).toEqual({ place: { search: expected } })
  })

  test("the page to come back to is hidden like any other's address", () => {
    expect(stateOf({ place: { state: { from: '/user/Search?text=olive' } } })).toEqual({
      place: { state: { from: '/user/Search?text=Text+1' } },
    })
  })

  test('the names of cached answers hide the arguments that they name, as these are hidden elsewhere', () => {
    const args = { text: 'olive', country: 'Palestine', latitude: 31.5 }
    expect(stateOf(query('listSalons', args, undefined))).toEqual(
      query('listSalons', { text: 'Text 1', country: 'Palestine', latitude: 0 }, undefined),
    )
    expect(stateOf(query('getEnteredCard', 'cs_secret', { hint: '4242' }))).toEqual(
      query('getEnteredCard', 'hidden-1', { hint: '0000' }),
    )
  })

  test('a failed call keeps its codes, and of its words only our own', () => {
    const failed = { success: false, status: 409, code: 'slot_taken', fields: { email: 'email_taken' } }
    expect(stateOf({ error: { ...failed, message: 'Ann is here already' } })).toEqual({
      error: { ...failed, message: 'Text 1' },
    })
    expect(stateOf({ error: { ...failed, message: 'Network error occurred' } })).toEqual({
      error: { ...failed, message: 'Network error occurred' },
    })
  })

  test('a bare value is judged as the field that it becomes', () => {
    expect(actionOf({ type: 'profile/photoChosen', payload: 'ann.jpg' })).toMatchObject({ payload: 'Text 1' })
    expect(actionOf({ type: 'payments/receiptOpened', payload: 'p-1' })).toMatchObject({ payload: 'p-1' })
    expect(actionOf({ type: 'unheard/of', payload: 'Ann' })).toMatchObject({ payload: 'Text 1' })
  })
})

test('the same is the same afterwards, and what differs differs', () => {
  const redactor = createRedactor()
  const user = { name: 'Ann', email: 'a@b.cd' }
  const before = redactor.state({ user, author: 'Ann', customerName: 'Ben' }) as Record<string, unknown>
  const after = redactor.state({ user, author: 'Ben' }) as Record<string, unknown>
  expect(after['user']).toBe(before['user'])
  expect(before['author']).toBe((before['user'] as typeof user).name)
  expect(after['author']).toBe(before['customerName'])
  expect(before['author']).not.toBe(before['customerName'])
})

/** A word that can be found again in any text. */
const told = fc.integer({ min: 1_000_000, max: 9_999_999 }).map(number => `zq${number}xj`)

test('whatever is told of a person, wherever it stands: the redacted text holds none of it', () => {
  const person = fc.record({
    name: told,
    email: told,
    phone: told,
    address: told,
    notes: told,
    text: told,
    message: told,
    search: told,
    customerName: told,
    author: told,
    firstName: told,
    fileName: told,
    password: told,
    token: told,
    unknown: told,
  })
  fc.assert(
    fc.property(
      person,
      fc.constantFrom('getMe', 'getSalon', 'checkExistingUser', 'writeReview'),
      (one, call) => {
        const { name, address, ...always } = one
        const state = {
          place: {
            pathname: `/${one.email}`,
            search: `?text=${one.text}&${one.name}=1`,
            state: { from: `/${name}` },
          },
          auth: { user: one, remembered: { email: one.email, sealedPassword: one.password } },
          api: {
            ...query(call, always, [{ ...always, inner: { list: [one.notes] } }]),
            provided: { tags: { Me: { [`${one.email}@b.cd`]: [`getMe(${JSON.stringify(one.name)}`] } } },
          },
          error: {
            success: false,
            status: 400,
            message: one.message,
            fields: { [`${one.email}@b.cd`]: one.name },
          },
          chairs: [{ name, address }],
        }
        const redactor = createRedactor()
        const text = JSON.stringify([
          redactor.state(state),
          redactor.action({ type: 'contact/messageSubmitted', payload: { form: one } }),
          redactor.action({
            type: 'api/executeQuery/rejected',
            error: { message: one.message },
            meta: { arg: always },
          }),
        ])
        expect(Object.values(one).filter(word => text.includes(word))).toEqual([])
      },
    ),
  )
})
