import type { User } from '@/domain/user'
import { initialAuth } from '@/features/auth/authSlice'
import { initialBooking } from '@/features/booking/bookingSlice'
import { initialPreferences } from '@/features/preferences/preferencesSlice'
import { initialCheckout, type CheckoutState } from '@/features/cards/checkoutState'
import { initialSubscription, type SubscriptionState } from '@/features/subscription/subscriptionState'
import { persistKey, persistVersion, readPersisted } from './persistedSlices'
import { networkError } from '@/store/ApiError'
import { createSafeStorage, type SafeStorage } from './safeStorage'
import { createStorageEngine, readUser, specKeys } from './storageEngine'
import earlier from '@/testing/fixtures/v0.1.0/storage.json'
import type { Dropped } from './dropped'

const ann: User = {
  uid: 'ann',
  name: 'Ann Lee',
  email: 'ann@example.test',
  phone: '+970599000111',
  role: 'customer',
  salon: 'barber',
  city: 'Hebron',
  country: 'Palestine',
  address: '',
}

const storage = (): SafeStorage => createSafeStorage(() => localStorage)

afterEach(() => localStorage.clear())

const broken = [
  '{',
  'null',
  '[]',
  'undefined',
  '""',
  '7',
  '{"auth":"{"}',
  '['.repeat(50_000),
  '{"uid":7}',
  '',
]

describe('what is read back', () => {
  it.each(broken)('a stored user that is %.20s is nobody', async text => {
    localStorage.setItem('user', text)
    const { auth } = await createStorageEngine(storage()).getItem()
    expect(auth?.user).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
  })

  it.each(broken)('persisted slices that are %.20s are none and throw nothing', async text => {
    localStorage.setItem(persistKey, text)
    expect(await readPersisted(storage())).toEqual({})
  })

  it('drops the one slice that fails its check and keeps the others', async () => {
    const slices = { preferences: { theme: 'dark' }, booking: { step: 'booked' } }
    localStorage.setItem(persistKey, JSON.stringify({ version: 4, slices }))
    expect(await readPersisted(storage())).toEqual({ preferences: { ...initialPreferences, theme: 'dark' } })
  })

  it.each(Object.entries(earlier))(
    'drops nothing of what release 0.1.0 left at %s',
    async (_name, { local }) => {
      for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text)
      const dropped: Dropped[] = []
      await createStorageEngine(storage(), entry => dropped.push(entry)).getItem()
      expect(dropped).toEqual([])
    },
  )

  it.each([
    ['a later version', JSON.stringify({ version: persistVersion + 1, slices: {} }), null],
    ['no JSON', '{', null],
    ['a broken slice', JSON.stringify({ version: persistVersion, slices: { booking: 7 } }), 'booking'],
  ])('tells of %s', async (_name, text, slice) => {
    localStorage.setItem(persistKey, text)
    const dropped: Dropped[] = []
    await readPersisted(storage(), entry => dropped.push(entry))
    expect(dropped).toEqual([{ key: 'kursi', slice, text: slice === null ? text : '7' }])
  })

  const chosen = { tier: 'gold', size: 'team', coupon: 'SPRING20' }
  const sent = { ...chosen, idempotencyKey: 'press', paymentMethod: 'tok_asks', total: 180 }
  const payment = { idempotencyKey: 'press', paymentMethod: 'tok_asks', amount: 180 }
  const bank = { chargeId: 'charge', redirectUrl: 'https://bank.test/1' }

  it.each([
    [{ step: 'not_chosen' }, { step: 'none' }],
    [
      { ...chosen, step: 'paying', refusal: 'declined' },
      { item: chosen, step: 'paying', refusal: 'declined' },
    ],
    [
      { ...sent, step: 'unanswered' },
      { item: chosen, payment, step: 'unanswered' },
    ],
    [
      { ...sent, ...bank, step: 'bank_asks', isUnsure: true },
      { item: chosen, payment, question: bank, step: 'bank_asks', isUnsure: true },
    ],
    [
      { ...sent, chargeId: 'charge', step: 'answering_bank', approved: false },
      { item: chosen, payment, question: { chargeId: 'charge' }, step: 'answering_bank', approved: false },
    ],
    [
      { ...chosen, step: 'subscribed', invoiceNumber: 7 },
      { item: chosen, step: 'paid', invoiceNumber: 7 },
    ],
  ])('opens the checkout %j of the release before', async (checkout, expected) => {
    const subscription = { tier: 'gold', coupon: null, checkout }
    localStorage.setItem(persistKey, JSON.stringify({ version: 2, slices: { subscription } }))
    expect(await readPersisted(storage())).toEqual({
      subscription: { ...initialSubscription, tier: 'gold' },
      checkout: { ...initialCheckout, subscription: expected },
    })
  })

  const halfMade = {
    salonId: 'golden-scissors',
    appointment: 'k3x9qd',
    today: '2027-03-10',
    sectionId: 'hair',
    notes: 'short',
    asksStaff: true,
    chairId: null,
    date: '2027-03-12',
    slot: { startsAt: 1804867200000, time: '6:00 PM' },
    step: 'confirming',
    refusal: null,
  }
  const sentOff = { ...halfMade, step: 'unanswered', idempotencyKey: 'key-1', refusal: undefined }

  const answers = { serviceIds: ['haircut'], staffId: null, date: '2027-03-12', startsAt: 1804867200000 }
  const request = {
    salonId: 'golden-scissors',
    serviceIds: ['haircut'],
    staffId: null,
    startsAt: 1804867200000,
    notes: 'short',
  }
  const comesBack = { salonId: 'golden-scissors', notes: 'short', left: answers }

  it.each([
    ['of one service', 1, { ...halfMade, serviceId: 'haircut' }, comesBack],
    ['of several', 2, { ...halfMade, serviceIds: ['haircut'] }, comesBack],
    [
      'with somebody',
      2,
      { ...halfMade, serviceIds: ['haircut'], chairId: 'sami' },
      { ...comesBack, left: { ...answers, staffId: 'sami' } },
    ],
    ['that was made', 2, { ...halfMade, serviceIds: ['haircut'], step: 'booked', appointmentId: 'a' }, {}],
    ['that had not begun', 1, { step: 'not_started' }, {}],
    ['that had not begun either', 2, { step: 'not_started' }, {}],
  ])('opens a booking of an earlier release %s', async (_what, version, booking, rehydrated) => {
    const slices = { booking, preferences: { theme: 'dark' } }
    localStorage.setItem(persistKey, JSON.stringify({ version, slices }))
    expect(await readPersisted(storage())).toEqual({
      booking: { ...initialBooking, ...rehydrated },
      preferences: { ...initialPreferences, theme: 'dark' },
    })
  })

  it('sends again what a booking of an earlier release had sent', async () => {
    const slices = { booking: { ...sentOff, serviceIds: ['haircut'] } }
    localStorage.setItem(persistKey, JSON.stringify({ version: 2, slices }))
    expect(await readPersisted(storage())).toEqual({
      booking: { ...initialBooking, ...comesBack },
      submissions: {
        book: { step: 'unanswered', problem: networkError, base: null, request, idempotencyKey: 'key-1' },
      },
    })
  })

  it.each([
    ['a later release', { version: persistVersion + 1, slices: { preferences: { theme: 'dark' } } }],
    ['no release at all', { version: 0, slices: { preferences: { theme: 'dark' } } }],
    ['something else', { version: '2', slices: { preferences: { theme: 'dark' } } }],
  ])('takes nothing of what %s persisted', async (_what, stored) => {
    localStorage.setItem(persistKey, JSON.stringify(stored))
    expect(await readPersisted(storage())).toEqual({})
  })

  it.each([
    ['ar', 'ar'],
    ['ar-EG', 'ar'],
    ['ar_EG', 'ar'],
    ['en_US', 'en'],
    ['zz', 'en'],
    ['', 'en'],
    [null, 'en'],
  ])('the language %s is read as %s', async (stored, language) => {
    if (stored !== null) localStorage.setItem('language', stored)
    const { preferences } = await createStorageEngine(storage()).getItem()
    expect(preferences?.language).toBe(language)
  })

  it('leaves out a role that does not exist', async () => {
    localStorage.setItem('user', JSON.stringify({ ...ann, role: 'admin' }))
    expect(await readUser(storage())).toBeNull()
  })

  it('leaves out what no user has, a password above all', async () => {
    localStorage.setItem('user', JSON.stringify({ ...ann, password: 'Kursi2026', subscribed: true }))
    expect(await readUser(storage())).toEqual(ann)
  })
})

describe('what is written', () => {
  const remembered = { email: ann.email, sealedPassword: 'sealed' }

  it("lies under the specification's keys and one of ours", async () => {
    const engine = createStorageEngine(storage())
    await engine.setItem('', {
      auth: { ...initialAuth, user: ann, remembered },
      preferences: { language: 'ar', theme: 'dark', appointmentsView: 'calendar' },
    })
    expect(Object.keys(localStorage).sort()).toEqual([persistKey, ...Object.values(specKeys)].sort())
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ann)
    expect(localStorage.getItem('language')).toBe('ar')
  })

  it('comes back as it went in', async () => {
    const engine = createStorageEngine(storage())
    const auth = { ...initialAuth, user: ann, remembered }
    await engine.setItem('', {
      auth,
      preferences: { language: 'ar', theme: 'dark', appointmentsView: 'calendar' },
    })
    expect(await engine.getItem()).toEqual({
      auth,
      preferences: { language: 'ar', theme: 'dark', appointmentsView: 'calendar' },
    })
  })

  it('brings back the plan that somebody was about to pay for', async () => {
    const subscription = {
      ...initialSubscription,
      tier: 'gold',
      coupon: { code: 'SPRING20', discount: { kind: 'amount', value: 20 } },
    } satisfies SubscriptionState
    const item = { tier: 'gold', size: 'team', coupon: 'SPRING20' } as const
    const checkout: CheckoutState = {
      ...initialCheckout,
      subscription: { step: 'paying', item, refusal: null },
    }
    const paying = { step: 'paying', item: { appointmentId: 'a' }, refusal: null } as const
    await createStorageEngine(storage()).setItem('', {
      subscription: { ...subscription, dialog: 'coupon' },
      checkout: { ...checkout, appointment: paying },
    })
    expect(await readPersisted(storage())).toEqual({ subscription, checkout })
  })

  it('removes the user and the credentials when they are no more', async () => {
    const engine = createStorageEngine(storage())
    await engine.setItem('', { auth: { ...initialAuth, user: ann, remembered } })
    await engine.setItem('', { auth: initialAuth })
    expect(Object.keys(localStorage)).toEqual([persistKey])
  })
})

describe('a storage that fails', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  const full = { getItem: () => null, setItem: refuse, removeItem: refuse } as unknown as Storage
  const closed = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage

  it.each([
    ['blocked', () => refuse()],
    ['full', () => full],
    ['closed meanwhile', () => closed],
  ] as const)('that is %s is served from memory for this appointment', (_name, find) => {
    const safe = createSafeStorage(find)
    expect(safe.get('user')).toBeNull()
    safe.set('user', 'x')
    expect(safe.get('user')).toBe('x')
    safe.remove('user')
    expect(safe.get('user')).toBeNull()
  })
})
