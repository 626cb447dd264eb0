import type { UnknownAction } from '@reduxjs/toolkit'
import { createRedactor } from './redact'

const stateOf = (state: object) => createRedactor().state(state)
const actionOf = (action: UnknownAction) => createRedactor().action(action)

const query = (endpointName: string, args: unknown, data: unknown) => ({
  api: {
    queries: {
      [`${endpointName}(${JSON.stringify(args)})`]: {
        endpointName,
        originalArgs: args,
        data,
        status: 'fulfilled',
      },
    },
  },
})

const id = '5b1f7a52-26a4-4a1e-9d0f-3f1f0c6f8d11'

describe('what nobody has decided about is hidden unless its shape tells nothing', () => {
  test.each<[string, unknown, unknown]>([
    ['a text', 'Ann Lee', 'Text 1'],
    ['a word', 'ann', 'Text 1'],
    ['an e-mail', 'ann@example.test', 'email-1@kursi.invalid'],
    ['a phone', '+970 599 000111', '+99900000001'],
    ['a code', '482913', '000001'],
    ['an address of a site', 'https://bank.example/?id=1', 'https://kursi.invalid/1'],
    ['a path', '/uploads/ann.webp', '/hidden-1'],
    ['a position', 31.5326, 0],
    ['an id', id, id],
    ['a date', '2027-03-10', '2027-03-10'],
    ['an instant', '2027-03-10T12:00:00.000Z', '2027-03-10T12:00:00.000Z'],
    ['an hour', '9:00 AM', '9:00 AM'],
    ['a day of the week', 'Monday', 'Monday'],
    ['a whole number', 41, 41],
    ['a yes', true, true],
    ['nothing', null, null],
    ['an empty text', '', ''],
  ])('%s', (_what, given, expected) => {
    expect(stateOf({ account: { neverHeardOf: [{ given }] }, unheardOf: given })).toEqual({
      account: { neverHeardOf: [{ given: expected }] },
      unheardOf: expected,
    })
    expect(actionOf({ type: 'unheard/of', payload: given })).toEqual({
      type: 'unheard/of',
      payload: expected,
    })
  })

  test('a name of a field is one of ours, or hidden', () => {
    expect(stateOf({ auth: { 'ann@example.test': 1, 'Ann Lee': 2, [id]: 3, byDay: { Monday: 4 } } })).toEqual(
      {
        auth: { 'email-1@kursi.invalid': 1, 'Text 2': 2, [id]: 3, byDay: { Monday: 4 } },
      },
    )
  })

  test('a pseudonym is about as long as the text', () => {
    const { notes } = (stateOf({ booking: { notes: 'x'.repeat(200) } }) as { booking: { notes: string } })
      .booking
    expect(notes).toMatch(/^Text 1( text)+$/)
    expect(Math.abs(notes.length - 120)).toBeLessThan(10)
  })
})

describe('a slice says beside itself what stays', () => {
  test('words of its own, wherever they stand in it', () => {
    const state = {
      auth: {
        user: { name: 'Ann', role: 'customer', city: 'Hebron' },
        signUp: { step: 'filling', details: { firstName: 'Ann' } },
      },
    }
    expect(stateOf(state)).toEqual({
      auth: {
        user: { name: 'Text 1', role: 'customer', city: 'Hebron' },
        signUp: { step: 'filling', details: { firstName: 'Text 1' } },
      },
    })
  })
  test('another slice says nothing by that', () => {
    expect(stateOf({ layout: { city: 'Hebron' } })).toEqual({ layout: { city: 'Text 1' } })
  })
  test('a word is no sentence, address or number', () => {
    for (const step of ['Ann Lee', 'ann@b.cd', '+970599000111', '4242'])
      expect(stateOf({ auth: { step } })).not.toEqual({ auth: { step } })
  })
  test('a payload without fields is named by its action', () => {
    expect(actionOf({ type: 'booking/notesWritten', payload: 'ann' })).toMatchObject({ payload: 'Text 1' })
    expect(actionOf({ type: 'preferences/themeChosen', payload: 'dark' })).toMatchObject({ payload: 'dark' })
  })
  test('what comes back from storage is judged like the slices that it becomes', () => {
    const payload = { preferences: { theme: 'dark' }, auth: { user: { name: 'Ann', role: 'customer' } } }
    expect(actionOf({ type: 'persist/REHYDRATE', key: 'root', payload })).toEqual({
      type: 'persist/REHYDRATE',
      key: 'root',
      payload: { preferences: { theme: 'dark' }, auth: { user: { name: 'Text 1', role: 'customer' } } },
    })
  })
})

describe('an endpoint says beside itself what stays, each field at its own place', () => {
  const salon = {
    name: 'Noor',
    address: 'Main Street',
    rating: 4.5,
    distanceKm: 3.5,
    phone: '+970599000111',
    sections: [{ id, name: 'Hair', services: [{ id, name: 'Haircut', currency: 'USD' }] }],
    staff: [{ id, name: 'Lina', photoUrl: '/uploads/b' }],
    daysOff: [{ id, date: '2027-03-10', reason: 'Feast' }],
  }

  test('in an answer', () => {
    expect(stateOf(query('getSalon', id, salon))).toEqual(
      query('getSalon', id, {
        ...salon,
        phone: '+99900000001',
        distanceKm: 0,
        staff: [{ id, name: 'Text 2', photoUrl: '/hidden-3' }],
      }),
    )
  })
  test('in each page of an endless list', () => {
    const card = { name: 'Noor', owner: { name: 'Lina' } }
    const list = (name: string) => ({
      pages: [{ salons: [{ ...card, owner: { name } }], total: 1, next: null }],
      pageParams: [1],
    })
    expect(stateOf(query('listSalons', { sort: 'rating' }, list('Lina')))).toEqual(
      query('listSalons', { sort: 'rating' }, list('Text 1')),
    )
  })
  test('in a change of an answer', () => {
    const patch = (path: unknown[], value: unknown) => ({ op: 'replace', path, value })
    const action = (patches: unknown[]) => ({
      type: 'api/queries/queryResultPatched',
      payload: { queryCacheKey: 'getMySalon(undefined)', patches },
    })
    expect(
      actionOf(action([patch(['sections', 0, 'name'], 'Beard'), patch(['staff', 1, 'name'], 'Omar')])),
    ).toEqual(action([patch(['sections', 0, 'name'], 'Beard'), patch(['staff', 1, 'name'], 'Text 1')]))
  })
  test('in an action about it', () => {
    const action = (name: string) => ({
      type: 'api/executeQuery/fulfilled',
      payload: { name: 'Noor', staff: [{ name }] },
      meta: {
        arg: {
          type: 'query',
          endpointName: 'getSalon',
          originalArgs: id,
          queryCacheKey: `getSalon("${id}")`,
        },
        requestId: 'V1StGXR8_Z5jdHi6B-myT',
        requestStatus: 'fulfilled',
      },
    })
    expect(actionOf(action('Lina'))).toEqual(action('Text 1'))
  })
  test('an endpoint that has said nothing is hidden', () => {
    expect(stateOf(query('checkExistingUser', { email: 'a@b.cd' }, { name: 'Ann' }))).toEqual(
      query('checkExistingUser', { email: 'email-1@kursi.invalid' }, { name: 'Text 2' }),
    )
  })
})

describe('in texts that are made of several', () => {
  const location = { pathname: '/', search: '', hash: '', key: '', state: null }

  test.each([
    ['/user/appointment', '/user/appointment'],
    [`/salons/${id}/book`, `/salons/${id}/book`],
    ['/salons/ann', '/salons/Text%201'],
    ['/ann@example.test', '/hidden-1'],
  ])('the path %s is %s', (pathname, expected) => {
    expect(stateOf({ location: { ...location, pathname } })).toEqual({
      location: { ...location, pathname: expected },
    })
  })

  test.each([
    ['?text=olive&near=me&view=calendar', '?text=Text+1&near=me&view=calendar'],
    ['?token=ticket-1', '?token=Text+1'],
    ['?ann@example.test=Ann', '?email-1%40kursi.invalid=Text+2'],
    ['?date=2027-03-10', '?date=2027-03-10'],
  ])('the parameters %s are %s', (search, expected) => {
    expect(stateOf({ location: { ...location, search } })).toEqual({
      location: { ...location, search: expected },
    })
  })

  test("the page to come back to is hidden like any other's address", () => {
    expect(stateOf({ location: { state: { from: '/user/Search?text=olive' } } })).toEqual({
      location: { state: { from: '/user/Search?text=Text+1' } },
    })
  })

  test('the names of cached answers hide the arguments that they name, as these are hidden elsewhere', () => {
    const args = { text: 'olive', country: 'Palestine', latitude: 31.5 }
    expect(stateOf(query('listSalons', args, undefined))).toEqual(
      query('listSalons', { text: 'Text 1', country: 'Palestine', latitude: 0 }, undefined),
    )
    expect(stateOf(query('getEnteredCard', 'cs_secret', { hint: '4242' }))).toEqual(
      query('getEnteredCard', 'Text 1', { hint: '0002' }),
    )
  })

  test('a failed call keeps its codes, and of its words only our own', () => {
    const failed = { success: false, status: 409, code: 'slot_taken', fields: { email: 'email_taken' } }
    expect(stateOf({ sections: { error: { ...failed, message: 'Ann is here already' } } })).toEqual({
      sections: { error: { ...failed, message: 'Text 1' } },
    })
    expect(stateOf({ error: { ...failed, message: 'Network error occurred' } })).toEqual({
      error: { ...failed, message: 'Network error occurred' },
    })
  })
})

test('the same is the same afterwards, and what differs differs', () => {
  const redactor = createRedactor()
  const user = { name: 'Ann', email: 'a@b.cd' }
  const before = redactor.state({ auth: { user, author: 'Ann', other: 'Ben' } }) as {
    auth: Record<string, unknown>
  }
  const after = redactor.state({ auth: { user, author: 'Ben' } }) as typeof before
  expect(after.auth['user']).toBe(before.auth['user'])
  expect(before.auth['author']).toBe((before.auth['user'] as typeof user).name)
  expect(after.auth['author']).toBe(before.auth['other'])
  expect(before.auth['author']).not.toBe(before.auth['other'])
})
