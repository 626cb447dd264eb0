import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Locator, Page } from 'playwright-core'
import type { Appointment } from '@/domain/appointment'
import { paths } from '@/domain/paths'
import type { Salon, SlotList } from '@/domain/salon'
import { addDays, weekdays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { signInByApi } from '@/e2e/kit/apiClient'
import { countPresses } from '@/e2e/kit/countPresses'
import { phone, startProduct, type Product } from '@/e2e/kit/product'
import { namedLike, startOf } from '@/e2e/kit/steps'
import { words } from '@/e2e/kit/words'

const { appointments, clients, common, diary, frame, mySalon, profile, services, slots } = words.en

const hour = 60 * 60_000

let product: Product
let owner: Page
let presses: () => number
let timeZone: string

/** It is noon there now, so that the tasks of a day have their times at any hour. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** The salon is at noon, open each day, and its days to come are free. Two appointments of this morning are not marked. */
function prepareSalon(salonId: string): void {
  const books = new Database(join(product.dataDir, 'kursi.sqlite'))
  books.prepare('update salons set time_zone = ? where id = ?').run(timeZone, salonId)
  books.prepare('delete from days_off where salon_id = ?').run(salonId)
  const ofSalon = 'salon_id = ? and ends_at > ?'
  const now = Date.now()
  const claims = `delete from claimed_units where appointment_id in (select id from appointments where ${ofSalon})`
  books.prepare(claims).run(salonId, now - 12 * hour)
  const ending = `update appointments set status = 'cancelled' where ${ofSalon}`
  books.prepare(ending).run(salonId, now - 12 * hour)
  const served =
    'select * from appointments where salon_id = ? and price > 0 and client_id is not null limit 1'
  const morning = {
    ...(books.prepare(served).get(salonId) as object),
    status: 'confirmed',
    status_before: null,
    ended_by: null,
    service_count: 1,
    starts_at: now - 2 * hour,
    ends_at: now - hour,
  }
  const columns = ['id', ...Object.keys(morning).filter(column => column !== 'id')]
  const values = columns.map(column => `@${column}`).join(', ')
  const insert = books.prepare(`insert into appointments (${columns.join(', ')}) values (${values})`)
  for (const id of ['this-morning', 'this-morning-too']) insert.run({ ...morning, id })
  books.close()
}

/** Appointments of the demo's client on the next days, of which the salon confirms none by itself. */
async function bookRequests(salon: Salon, count: number): Promise<void> {
  const books = new Database(join(product.dataDir, 'kursi.sqlite'))
  books.prepare('update salons set confirms_at_once = 0 where id = ?').run(salon.id)
  books.close()
  const client = await signInByApi(product, 'client@kursi.example')
  const serviceId = salon.sections[0]?.services[0]?.id ?? ''
  const today = todayIn(timeZone, Date.now())
  for (let ahead = 1; ahead <= count; ahead += 1) {
    const query = String(new URLSearchParams({ serviceId, date: addDays(today, ahead) }))
    const { slots: free } = await client.call<SlotList>('GET', `/salons/${salon.id}/slots?${query}`)
    const request = { salonId: salon.id, serviceId, startsAt: free[0]?.startsAt, forAnother: true }
    await client.call<Appointment>('POST', '/appointments', request)
  }
}

beforeAll(async () => {
  product = await startProduct()
  timeZone = zoneAtNoon()
  const ofOwner = await signInByApi(product, 'barber@kursi.example')
  const salon = await ofOwner.call<Salon>('GET', '/salons/mine')
  for (const { id } of salon.sections) {
    for (const day of weekdays) {
      const hours = { day, isClosed: false, startHour: '8:00 AM', endHour: '8:00 PM', breaks: [] }
      await ofOwner.call('PUT', `/salons/${salon.id}/sections/${id}/schedule`, hours)
    }
  }
  prepareSalon(salon.id)
  await bookRequests(salon, 2)
  owner = await product.openPage({ size: phone, timeZone: 'Asia/Hebron' })
  presses = await countPresses(owner)
  await product.logIn(owner, 'barber@kursi.example')
})
afterAll(() => product.stop())

const button = (name: string | RegExp): Locator => owner.getByRole('button', { name }).first()
const inDialog = (): Locator => owner.getByRole('dialog').last()
const inThumbBar = (name: string): Locator =>
  owner.getByRole('navigation', { name: frame.thumb.label }).getByText(name, { exact: true })
const seen = (text: string): Promise<void> => owner.getByText(text).first().waitFor()

/** From the owner's home page. */
async function pressesOf(task: () => Promise<void>): Promise<number> {
  await owner.goto(paths.owner)
  await owner.getByRole('heading', { level: 1 }).waitFor()
  // A button that still moves is pressed twice.
  await owner.waitForLoadState('networkidle')
  const before = presses()
  await task()
  return presses() - before
}

/** The form of the walk-in button, at the next free time. */
async function openWalkIn(): Promise<void> {
  await inThumbBar(frame.thumb.walkIn).click()
  await inDialog().getByLabel(diary.name, { exact: true }).waitFor()
}

async function openFreeTime(): Promise<void> {
  await inThumbBar(frame.thumb.calendar).click()
  await button(namedLike(diary.gapLabel)).click()
}

const tasks: Record<string, { most: number; task: () => Promise<void> }> = {
  'marks who was served as paid and done': {
    most: 2,
    task: async () => {
      await button(appointments.owner.mark.paid).click()
      await seen(appointments.done.marked_paid)
      await button(appointments.owner.mark.paid).waitFor({ state: 'detached' })
      await button(appointments.owner.mark.done).click()
      await seen(appointments.done.marked_done)
    },
  },
  'marks who came and takes it back': {
    most: 2,
    task: async () => {
      await button(appointments.owner.mark.done).click()
      await seen(appointments.done.marked_done)
      await button(common.undo).click()
      await seen(appointments.done.not_done)
    },
  },
  'seats somebody who walks in': {
    most: 2,
    task: async () => {
      await openWalkIn()
      await inDialog().getByLabel(diary.name, { exact: true }).fill('Walker')
      await inDialog().getByRole('button', { name: diary.seat }).click()
      await seen(diary.deed.seated)
    },
  },
  'books a client who is known, by the beginning of the name': {
    most: 3,
    task: async () => {
      await openWalkIn()
      const name = inDialog().getByLabel(diary.name, { exact: true })
      await name.fill('Lina')
      const known = owner.getByRole('option', { name: /^Lina Haddad/ })
      await known.waitFor()
      await name.press('ArrowDown')
      await name.press('Enter')
      await known.waitFor({ state: 'detached' })
      expect(await name.inputValue()).toBe('Lina Haddad')
      expect(await inDialog().getByLabel(diary.fact.phone).inputValue()).toContain('100')
      await inDialog().getByRole('button', { name: diary.seat }).click()
      await seen(diary.deed.seated)
    },
  },
  'answers all requests that wait': {
    most: 3,
    task: async () => {
      await owner.getByRole('link', { name: new RegExp(appointments.owner.figure.waiting) }).click()
      const all = startOf(appointments.owner.confirmAll.open_other)
      await button(new RegExp(`^${all}`)).click()
      await inDialog()
        .getByRole('button', { name: new RegExp(`^${all}`) })
        .click()
      await seen(appointments.owner.confirmAll.done_other.replace('{{count}}', '2'))
    },
  },
  'moves an appointment': {
    most: 7,
    task: async () => {
      await inThumbBar(frame.thumb.calendar).click()
      await button(diary.after.day).click()
      await button(/: Lina Haddad,/).click()
      await inDialog().getByRole('button', { name: diary.move, exact: true }).click()
      const times = inDialog().getByLabel(slots.field.label)
      await times.locator('option').nth(3).waitFor({ state: 'attached' })
      await times.selectOption({ index: 3 })
      await inDialog().getByRole('button', { name: diary.moveConfirm }).click()
      await seen(diary.deed.moved)
    },
  },
  'puts in an afternoon off of a staff member': {
    most: 6,
    task: async () => {
      await openFreeTime()
      await inDialog().getByRole('button', { name: diary.timeOff.instead }).click()
      await inDialog().getByLabel(diary.timeOff.endsAt, { exact: true }).selectOption({ label: '6:00 PM' })
      await inDialog().getByRole('button', { name: diary.timeOff.block }).click()
      await seen(diary.deed.time_off_added)
    },
  },
  'changes the price of a service': {
    most: 7,
    task: async () => {
      await inThumbBar(frame.thumb.more).click()
      await inDialog().getByRole('link', { name: frame.sidebar.profile }).click()
      await owner.getByRole('link', { name: profile.shortcut.services }).click()
      await owner.getByLabel(services.section).selectOption({ index: 1 })
      await button(namedLike(services.edit)).click()
      await inDialog().getByLabel(services.cost).fill('23')
      await inDialog().getByRole('button', { name: common.save }).click()
      await seen(services.priceIs.replace('{{price}}', '$23'))
    },
  },
  'makes a promotion': {
    most: 4,
    task: async () => {
      await inThumbBar(frame.thumb.more).click()
      await inDialog().getByRole('link', { name: frame.sidebar.promotions }).click()
      await button(mySalon.promotions.add).click()
      const { field, value, create } = mySalon.promotions
      await inDialog().getByLabel(field.title, { exact: true }).fill('A fifth off')
      await inDialog().getByLabel(value.percent).fill('20')
      const inAWeek = addDays(todayIn(timeZone, Date.now()), 7)
      await inDialog().getByLabel(field.endsOn).fill(inAWeek)
      await inDialog().getByRole('button', { name: create }).click()
      await button(mySalon.promotions.edit.replace('{{title}}', 'A fifth off')).waitFor()
    },
  },
  'finds a client by phone and reads the notes': {
    most: 2,
    task: async () => {
      await inThumbBar(frame.thumb.list).click()
      await owner.getByRole('searchbox', { name: appointments.owner.searchLabel }).fill('100 201')
      await owner.getByTitle(clients.open).first().click()
      await inDialog().getByLabel(clients.field.notes).waitFor()
    },
  },
}

test.each(Object.entries(tasks))('from home an owner %s', async (_what, { most, task }) => {
  const needed = await pressesOf(task)
  expect(needed).toBeGreaterThan(0)
  expect(needed).toBeLessThanOrEqual(most)
})
