import { QueryStatus } from '@reduxjs/toolkit/query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addDays } from '@/domain/weekday'
import { instantOf, todayIn } from '@/domain/zonedTime'
import { eachTest } from '@/testing/kit/eachTest'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'

type Kind = 'secret' | 'personal' | 'published'

/** A text that was typed into a field, by a part of it that nothing else contains. */
interface Marker {
  core: string
  kind: Kind
  field: string
}

let markers: Marker[] = []
let count = 0

type Control = HTMLInputElement | HTMLTextAreaElement

const skipped = ['checkbox', 'radio', 'file', 'range', 'date', 'time', 'number', 'hidden']

/** What a salon shows to everybody may leave in the file. */
const published = new Set(['name', 'nameAr', 'title', 'address', 'reason'])

/** A valid text for the control, unmistakable save for what is too short to be. */
function textFor(control: Control, path: string, isPublished: boolean): string {
  const { type, name, id, autocomplete } = control
  const number = String((count += 1)).padStart(2, '0')
  const mark = (core: string, kind: Kind, text = core) => {
    markers.push({ core, kind, field: `${path} ${name || id}` })
    return text
  }
  if (type === 'password') {
    const last = markers.at(-1)
    const isRepeated = /confirm/i.test(name) && last?.kind === 'secret'
    return isRepeated ? last.core : mark(`Zebu${number}Secret`, 'secret')
  }
  if (autocomplete === 'one-time-code') return mark(`7319${number}`, 'secret')
  if (autocomplete === 'cc-number') return mark('4000000000000341', 'secret', '4000 0000 0000 0341')
  if (autocomplete === 'cc-exp') return '12/39'
  if (autocomplete === 'cc-csc') return '739'
  if (type === 'email' || name === 'email')
    return mark(`zebu${number}@marker`, 'personal', `zebu${number}@marker.test`)
  if (type === 'tel') return mark(`5997319${number}`, 'personal', `0599 731 9${number}`)
  if (control.inputMode === 'decimal' || control.inputMode === 'numeric') return '12'
  return mark(`Zebu${number}Quill`, isPublished && published.has(name) ? 'published' : 'personal')
}

const onTop = () => [...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')].at(-1)

const controlsIn = (part: Element) =>
  [...part.querySelectorAll<Control>('input, textarea')].filter(
    ({ type, disabled, readOnly }) => !skipped.includes(type) && !disabled && !readOnly,
  )

const filled = new WeakSet<Element>()

/** Types a marker into each field of what is on top, answers what else is asked, and submits. */
async function fillAndSubmit({ user, store, path }: RenderedApp, isPublished: boolean): Promise<void> {
  const part = await waitFor(() => {
    const found = onTop() ?? screen.getByRole('main')
    expect(controlsIn(found).filter(control => !filled.has(control))).not.toEqual([])
    return found
  })
  for (const control of controlsIn(part)) {
    fireEvent.focus(control)
    fireEvent.change(control, { target: { value: textFor(control, path(), isPublished) } })
    fireEvent.blur(control)
    filled.add(control)
  }
  const boxes = part.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not(:checked)')
  for (const box of boxes) await user.click(box)
  const stars = part.querySelector<HTMLInputElement>('form input[type=radio]')
  if (stars) await user.click(stars)
  for (const list of part.querySelectorAll('select')) {
    const option = [...list.options].find(({ value }) => value !== '')
    if (list.value === '' && option) fireEvent.change(list, { target: { value: option.value } })
  }
  const submit = part.querySelector<HTMLButtonElement>('form button[type=submit]')
  if (submit) await user.click(submit)
  await answered(store)
}

const answered = (store: RenderedApp['store']) =>
  waitFor(() => {
    const { queries, mutations } = store.getState().api
    const pending = [...Object.values(queries), ...Object.values(mutations)].filter(
      call => call?.status === QueryStatus.pending,
    )
    expect(pending).toEqual([])
  })

interface Form {
  path: string
  /** Buttons that lead from the page to the form. */
  opens?: readonly (string | RegExp)[]
  /** Buttons that lead to the next form. */
  next?: readonly (string | RegExp)[]
  /** The salon shows the names to everybody. */
  isPublished?: boolean
}

const swapCase = (text: string) =>
  Array.from(text)
    .map(letter => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()))
    .join('')

/** The text, in other cases, reversed, encoded for an address, as JSON in JSON, and in base64 at any place. */
function spellingsOf(text: string): string[] {
  const base64 = ['', 'x', 'xx'].map(before => {
    const encoded = Buffer.from(before + text)
      .toString('base64')
      .replace(/=+$/, '')
    return encoded.slice(before.length === 0 ? 0 : before.length + 1, -2)
  })
  const plain = [text, swapCase(text), Array.from(text).reverse().join(''), encodeURIComponent(text)]
  const codes = Array.from(text).map(letter => letter.charCodeAt(0).toString(16).padStart(2, '0'))
  return [...plain, ...base64, codes.join(''), codes.map(code => `\\u00${code}`).join('')]
}

const foundIn = (text: string, sought: readonly Marker[]) =>
  sought
    .filter(({ core }) =>
      spellingsOf(core).some(
        spelling => text.includes(spelling) || text.toLowerCase().includes(spelling.toLowerCase()),
      ),
    )
    .map(({ core, field }) => `${core} of ${field}`)

const is = (...kinds: Kind[]) => markers.filter(({ kind }) => kinds.includes(kind))

/** What the specification and the README let a browser keep. */
const storable = ['user', 'rememberedEmail', 'kursi']

const entriesOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => {
    const key = storage.key(index) ?? ''
    return [key, storage.getItem(key) ?? ''] as const
  })

async function faultsAfter(app: RenderedApp): Promise<string[]> {
  const { store, actions } = app
  const file = await store.dispatch((_dispatch, _getState, { sessionFile }) => sessionFile())
  act(() => void window.dispatchEvent(new Event('pagehide')))
  const stored = entriesOf(localStorage)
  const unlisted = stored.filter(([key]) => !storable.includes(key))
  return [
    ...foundIn(file, is('secret', 'personal')).map(fault => `The file tells ${fault}`),
    ...foundIn(JSON.stringify(entriesOf(sessionStorage)), is('secret', 'personal')).map(
      fault => `The tab keeps ${fault}`,
    ),
    ...foundIn(JSON.stringify(actions), is('secret')).map(fault => `An action tells ${fault}`),
    ...foundIn(JSON.stringify(store.getState()), is('secret')).map(fault => `The state tells ${fault}`),
    ...foundIn(JSON.stringify(stored), is('secret')).map(fault => `The browser stores ${fault}`),
    ...foundIn(JSON.stringify(unlisted), markers).map(fault => `The browser stores ${fault}`),
  ]
}

const server = eachTest(startApi, api => api.close())
let scenario: TestSalon
let client: TestUser

beforeEach(async () => {
  markers = []
  client = await addUser(server().app)
  scenario = await addSalon(server().app)
})

/** The id of an appointment that is over. */
async function visited(): Promise<string> {
  const { _id } = await bookTomorrow(server(), scenario, client)
  const week = 7 * 24 * 60 * 60_000
  await server()
    .app.db.updateTable('appointments')
    .set(({ eb }) => ({ starts_at: eb('starts_at', '-', week), ends_at: eb('ends_at', '-', week) }))
    .execute()
  return _id
}

async function press({ user }: RenderedApp, names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    const [button] = await screen.findAllByRole('button', { name })
    if (button) await user.click(button)
  }
}

async function faultsOf(forms: readonly Form[], signedInAs?: TestUser): Promise<string[]> {
  const faults: string[] = []
  for (const { path, opens = [], next = [], isPublished = false } of forms) {
    const app = await renderApp({ path, server: server(), ...(signedInAs && { signedInAs }) })
    await screen.findByRole('heading', { level: 1 })
    await press(app, opens)
    await fillAndSubmit(app, isPublished)
    if (next.length > 0) {
      await press(app, next)
      await fillAndSubmit(app, isPublished)
    }
    faults.push(...(await faultsAfter(app)))
    cleanup()
  }
  return faults
}

test('nothing that a visitor types leaves, or stays where it should not', async () => {
  const faults = await faultsOf([
    { path: paths.landing },
    { path: paths.salons },
    { path: paths.contact },
    { path: paths.login },
    { path: paths.forgotPassword },
    { path: `${paths.emailVerification}?token=Zebu00Token` },
    { path: paths.deleteAccount },
    { path: paths.signup, next: [/^Barber Shop/, /^Client/] },
  ])
  expect(faults).toEqual([])
  expect(markers.length).toBeGreaterThan(15)
})

test('nothing that a client types leaves, or stays where it should not', async () => {
  const past = await visited()
  await bookTomorrow(server(), scenario, client)
  const serviceIds = [scenario.service.id]
  const date = addDays(todayIn('Asia/Hebron', Date.now()), 2)
  const startsAt = instantOf(date, 10 * 60, 'Asia/Hebron')
  const faults = await faultsOf(
    [
      { path: paths.booking(scenario.salon.id, { serviceIds, staffId: null, date, startsAt }) },
      { path: `${paths.clientAppointments}#${past}`, opens: [/^Write a review/] },
      { path: paths.search },
      { path: paths.manageSubscription, opens: ['Apply Coupon'] },
      { path: paths.manageSubscription, opens: [/^Choose Bronze/] },
      { path: paths.accountInfo, opens: ['Edit'] },
      { path: paths.adminKey, opens: ['Make a key'] },
      { path: paths.changePassword, opens: ['Change Password'] },
    ],
    client,
  )
  expect(faults).toEqual([])
  expect(markers.length).toBeGreaterThan(9)
})

test('nothing that an owner types leaves, or stays where it should not', async () => {
  await bookTomorrow(server(), scenario, client)
  const tomorrow = addDays(todayIn('Asia/Hebron', Date.now()), 1)
  const calendar = `${paths.ownerAppointments}?view=calendar&date=${tomorrow}`
  const faults = await faultsOf(
    [
      { path: calendar, opens: [/^Free /] },
      { path: calendar, opens: [/Haircut/, 'Cancel it'] },
      { path: paths.team, opens: ['Edit First chair'] },
      { path: paths.sections, opens: ['Add Section'], isPublished: true },
      { path: paths.servicesOf(scenario.section.id), opens: ['Add Service'], isPublished: true },
      { path: paths.schedule, isPublished: true },
      { path: paths.profile, opens: ['Create New Poster'], isPublished: true },
      { path: paths.profile, opens: ['Edit'], isPublished: true },
    ],
    { ...scenario.owner, password: 'Kursi2026' },
  )
  expect(faults).toEqual([])
  expect(markers.length).toBeGreaterThan(12)
})

test('of a login that is remembered only the e-mail can be read', async () => {
  const email = 'zebu90@marker.test'
  const password = 'Zebu91Secret'
  await addUser(server().app, { email, password })
  const app = await renderApp({ path: paths.login, server: server() })
  await app.user.type(await screen.findByLabelText('Email'), email)
  await app.user.type(screen.getByLabelText('Password'), password)
  await app.user.click(screen.getByRole('checkbox', { name: 'Remember me' }))
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(localStorage.getItem('rememberedPassword')).not.toBeNull())
  markers = [
    { core: 'zebu90@marker', kind: 'personal', field: 'email' },
    { core: password, kind: 'secret', field: 'password' },
  ]
  expect(localStorage.getItem('rememberedEmail')).toBe(email)
  expect(await faultsAfter(app)).toEqual([])
})
