import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { paths } from '@/domain/paths'
import { addDays, weekdayOf, weekdays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { initialAuth } from '@/features/auth/authSlice'
import { writeSession } from '@/features/support/sessionFile'
import arDiary from '@/i18n/ar/diary.json'
import enDiary from '@/i18n/en/diary.json'
import { desktop, startProduct, type Product } from '@/e2e/kit/product'

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

const narrow = { width: 320, height: 700 }

const screens = {
  visitor: [
    paths.landing,
    paths.login,
    paths.signup,
    paths.forgotPassword,
    paths.emailVerification,
    paths.contact,
    paths.deleteAccount,
    paths.privacyPolicy,
    paths.terms,
    paths.termsOfExchange,
    paths.subscriptionTerms,
    paths.barePrivacyPolicy,
    paths.bareTerms,
    paths.salons,
    paths.support,
    '/no/such/page',
  ],
  'client@kursi.example': [
    paths.client,
    paths.search,
    paths.clientAppointments,
    paths.notices,
    paths.payments,
    paths.manageSubscription,
    paths.accountInfo,
    paths.changePassword,
    paths.adminKey,
    paths.settingsTerms,
  ],
  'barber@kursi.example': [
    paths.owner,
    paths.ownerAppointments,
    `${paths.ownerAppointments}?view=calendar`,
    paths.profile,
    paths.team,
    paths.sections,
    paths.services,
    paths.schedule,
    paths.manageSubscription,
    paths.payments,
  ],
} as const

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

interface Finding {
  id: string
  nodes: { html: string }[]
}

/** What axe finds on the page as it stands, each with the first element at fault. */
async function findings(page: Page): Promise<string[]> {
  // Not as a script element, which the page's own policy would refuse.
  await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } }
    return (await checker.run()).violations
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
}

const today = () => weekdayOf(todayIn('Asia/Hebron', Date.now()))

const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

interface Look {
  language: 'en' | 'ar'
  size: { width: number; height: number }
  colorScheme: 'light' | 'dark'
}

const looks: readonly Look[] = [
  { language: 'en', size: narrow, colorScheme: 'light' },
  { language: 'ar', size: desktop, colorScheme: 'dark' },
]

async function open({ language, size, colorScheme }: Look, person: string): Promise<Page> {
  const page = await product.visit({ size, language })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  if (person !== 'visitor') await product.logIn(page, person)
  return page
}

/** What is wrong with the screen as it stands. */
async function faultsOf(page: Page, { language }: Look, at: string): Promise<string[]> {
  const faults = await findings(page)
  const overflow = await sidewaysOverflow(page)
  if (overflow > 0) faults.push(`it is ${overflow} px too wide`)
  return faults.map(fault => `${at} in ${language}: ${fault}`)
}

async function faultsOfScreens(look: Look, person: string, addresses: readonly string[]) {
  const page = await open(look, person)
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  for (const address of addresses) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    faults.push(...(await faultsOf(page, look, address)))
  }
  return faults
}

async function faultsOfDiary(look: Look) {
  const diary = { en: enDiary, ar: arDiary }[look.language]
  const page = await open(look, 'barber@kursi.example')
  const faults: string[] = []
  const check = async (at: string) => void faults.push(...(await faultsOf(page, look, at)))
  // Beyond what the demo has filled, on a day of the week on which it is open; each look its own.
  const weeks = 8 + looks.indexOf(look)
  const date = addDays(todayIn('Asia/Hebron', Date.now()), 7 * weeks - weekdays.indexOf(today()))
  await page.goto(`${paths.ownerAppointments}?view=calendar&date=${date}`)
  const dialog = page.getByRole('dialog')
  await page.locator('button[data-diary-item]:not([data-status])').first().click()
  await dialog.getByLabel(diary.name, { exact: true }).fill(look.language)
  await check('walk-in')
  await dialog.getByRole('button', { name: diary.seat }).click()
  await page.getByText(diary.deed.seated).waitFor()
  await check('notice')
  await page
    .locator('button[data-status]')
    .filter({ has: page.getByText(look.language, { exact: true }) })
    .click()
  await check('sheet')
  await dialog.getByRole('button', { name: diary.move }).click()
  await dialog.getByRole('button', { name: diary.moveConfirm }).waitFor()
  await check('move')
  await dialog.getByRole('button', { name: diary.backToIt }).click()
  await dialog.getByRole('button', { name: diary.cancel, exact: true }).click()
  await dialog.getByRole('button', { name: diary.cancelConfirm }).waitFor()
  await check('cancel')
  return faults
}

async function faultsOfSession(look: Look) {
  const page = await open(look, 'visitor')
  await page.goto(paths.support)
  const state = { place: { pathname: paths.login, search: '', hash: '' }, auth: initialAuth }
  const preferences = { language: look.language, theme: 'system' }
  const steps = [{ action: { type: 'auth/loggedOut' }, at: 0, state: { ...state, preferences } }]
  const facts = { version: '0.1.0', language: look.language, viewport: desktop, savedAt: 0 }
  const text = writeSession({ first: { ...state, preferences }, steps }, facts)
  const file = { name: 'session.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.frameLocator('iframe').locator('form').waitFor()
  return faultsOf(page, look, 'session')
}

// Each person in both looks at once: the checker takes most of the time, and each page has a process of its own.
test.each(Object.entries(screens))('%s sees screens without a fault', async (person, addresses) => {
  const faults = await Promise.all(looks.map(look => faultsOfScreens(look, person, addresses)))
  expect(faults.flat()).toEqual([])
})

test('a session that support looks at is without a fault', async () => {
  const faults = await Promise.all(looks.map(faultsOfSession))
  expect(faults.flat()).toEqual([])
})

test('the sheets and forms of the diary are without a fault', async () => {
  const faults = await Promise.all(looks.map(faultsOfDiary))
  expect(faults.flat()).toEqual([])
})
