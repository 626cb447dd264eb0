import { paths } from '@/domain/paths'
import { addDays, weekdayOf, weekdays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { prepareDemoSalon, type DemoSalon } from '@/e2e/kit/demoSalon'
import { faultsOf, looks, openAs, people, type Look, type Person } from '@/e2e/kit/looks'
import { lengthenWords } from '@/e2e/kit/longWords'
import { desktop, startProduct, type Product } from '@/e2e/kit/product'
import { arriveAt, screensOf } from '@/e2e/kit/screens'
import { initialAuth } from '@/features/auth/authSlice'
import { writeSession } from '@/features/support/sessionFile'
import arDiary from '@/i18n/ar/diary.json'
import enDiary from '@/i18n/en/diary.json'

let product: Product
let salon: DemoSalon
beforeAll(async () => {
  product = await startProduct()
  salon = await prepareDemoSalon(product)
  lengthenWords(product.dataDir)
})
afterAll(() => product.stop())

const today = () => weekdayOf(todayIn('Asia/Hebron', Date.now()))

async function faultsOfScreens(look: Look, person: Person): Promise<string[]> {
  const page = await openAs(product, look, person)
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  for (const path of screensOf(person)) {
    try {
      await arriveAt(page, path, look, salon)
      faults.push(...(await faultsOf(page, look, path)))
    } catch (error) {
      faults.push(`${path} in ${look.language} was not reached: ${String(error)}`)
    }
  }
  return faults
}

async function faultsOfDiary(look: Look) {
  const diary = { en: enDiary, ar: arDiary }[look.language]
  const page = await openAs(product, look, 'barber@kursi.example')
  const faults: string[] = []
  const check = async (at: string) => void faults.push(...(await faultsOf(page, look, at)))
  // After the demo data, on a day of the week on which the salon is open. Each look has its own week.
  const weeks = 8 + looks.indexOf(look)
  const date = addDays(todayIn('Asia/Hebron', Date.now()), 7 * weeks - weekdays.indexOf(today()))
  await page.goto(`${paths.ownerAppointments}?view=calendar&date=${date}`)
  const dialog = page.getByRole('dialog')
  await page.locator('button[data-diary-item]:not([data-status])').first().click()
  await dialog.getByLabel(diary.name, { exact: true }).fill(look.language)
  await dialog.getByLabel(diary.name, { exact: true }).press('Tab')
  await check('walk-in')
  await dialog.getByRole('button', { name: diary.seat }).click()
  await page.getByText(diary.deed.seated).waitFor()
  await check('notification')
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
  const page = await openAs(product, look, 'visitor')
  await page.goto(paths.support)
  const state = { location: { pathname: paths.login, search: '', hash: '' }, auth: initialAuth }
  const preferences = { language: look.language, theme: 'system' }
  const steps = [{ action: { type: 'auth/loggedOut' }, at: 0, state: { ...state, preferences } }]
  const facts = { version: '0.1.0', language: look.language, viewport: desktop, savedAt: 0 }
  const text = writeSession({ first: { ...state, preferences }, steps }, facts)
  const file = { name: 'session.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.frameLocator('iframe').locator('form').waitFor()
  return faultsOf(page, look, 'session')
}

// Each person in both looks in parallel: the checker takes most of the time, and each page has its own process.
test.each(people)('%s sees screens without a fault', async person => {
  const faults = await Promise.all(looks.map(look => faultsOfScreens(look, person)))
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
