import { readFile as readText } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { keptKey } from '@/app/session/keptText'
import type { KeptPseudonyms } from '@/app/session/pseudonyms'
import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'
import { signInByApi } from '@/e2e/kit/apiClient'
import { desktop, phone, startProduct, type Product } from '@/e2e/kit/product'
import { createViewer, redactAs, stepOf, treeOf, type SeenScreen } from '@/e2e/kit/screenTrees'
import { addRival, walks } from '@/e2e/kit/walks'
import { words } from '@/e2e/kit/words'
import { readFile } from '@/features/support/readFile'
import type { RecordedStep } from '@/features/support/sessionFile'
import { asJson, firstDifference } from '@/scripts/replay/difference'

type Language = keyof typeof words

let product: Product
let salon: Salon
beforeAll(async () => {
  product = await startProduct()
  const owner = await signInByApi(product, 'barber@kursi.example')
  salon = await owner.call<Salon>('GET', '/salons/mine')
})
afterAll(() => product.stop())

interface Downloaded {
  text: string
  steps: readonly RecordedStep[]
  /** What the tab has kept of them. */
  pseudonyms: KeptPseudonyms
}

async function download(page: Page, language: Language): Promise<Downloaded> {
  const { contact, sessionFile } = words[language]
  await page.getByRole('button', { name: contact.session.download }).click()
  await page.getByLabel(sessionFile.download.consent).check()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: sessionFile.download.share }).click()
  const text = await readText(await (await saved).path(), 'utf8')
  const kept = await page.evaluate(key => {
    window.dispatchEvent(new Event('pagehide'))
    return sessionStorage.getItem(key) ?? ''
  }, keptKey)
  const { pseudonyms } = JSON.parse(kept.split('\n')[0] ?? '') as { pseudonyms: KeptPseudonyms }
  const read = await readFile(new File([text], 'session.json'))
  if (read.kind !== 'session') throw new Error('It is no session')
  return { text, steps: read.session.steps, pseudonyms }
}

/**
 * The only differences that are allowed:
 * - a key is shown once and never leaves: an ellipsis stands for it;
 * - the buttons that step along the days depend on the pointer of the device;
 * - the rules of a new password depend on what is typed;
 * - a countdown goes on until the next step;
 * - what is typed into a form stands beside the screen, masked: its field is empty;
 * - the booking above a login or sign-up stands in the entry of the browser's history, which never leaves;
 * - which menu of a button is open is no state: no walk looks at one.
 */
const withoutAllowed = (tree: string) =>
  tree
    .replace(stepsAlongDays, '')
    .replace(passwordRule, '$1')
    .replace(bookingInView, '')
    // The address of a chat has a phone number without its plus, by which a number is known.
    .replace(/(?<=^ *- \/url: https:\/\/wa\.me\/)\d+/gm, '…')
    .replace(/(?<=^ *- timer: .*)\d+/gm, '…')
    .replace(/(?<=^ *- \/url: \S*\?.*)(\+|%20)/gm, ' ')
    .replace(/(?<=^ *- .*: (https?:\/\/\S+?)?)\/salons\/.*/gm, decodeURI)
    .replace(/kursi_[\w-]{8,}([\w-]{4})/g, 'kursi_…$1')
    .replace(/kursi_%E2%80%A6([^\s.]+)/g, (_key, hint: string) => `kursi_…${decodeURIComponent(hint)}`)

const languages = [words.en, words.ar]
const anyOf = (texts: readonly string[]) =>
  texts.map(text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
const stepsAlongDays = new RegExp(
  `^ *- button "(${anyOf(languages.flatMap(({ slots }) => [slots.earlierDays, slots.laterDays]))})"\n`,
  'gm',
)
const bookingInView = new RegExp(
  `^( *)- region "(?:${anyOf(languages.map(({ auth }) => auth.yourBooking))})":\n(?:\\1  .*\n)*`,
  'gm',
)
const passwordRule = new RegExp(
  `^( *- listitem: (?:${anyOf(languages.flatMap(({ auth }) => Object.values(auth.passwordRules)))})).*$`,
  'gm',
)

const isSame = (live: string | undefined, shown: string | undefined) =>
  live === shown ||
  (/^ *- (textbox|searchbox|combobox) [^:]*$/.test(shown ?? '') && live?.startsWith(`${shown}: `))

const longestWait = 60_000

async function faultOf(page: Page, { steps, pseudonyms }: Downloaded, seen: SeenScreen) {
  const step = stepOf(steps, seen)
  const redacted = redactAs(pseudonyms, seen.state)
  const other = firstDifference(asJson(redacted.state), asJson(steps[step]?.state))
  if (other) return `${seen.name}: the file has another state: ${other}`
  if (seen.tree.includes('{{')) return `${seen.name}: a text was left without its value`

  // A row ends in the number of its step.
  const row = page.locator('ol button').filter({ hasText: new RegExp(`\\s${step + 1}$`) })
  await row.dispatchEvent('click')
  const screen = page.frameLocator('iframe').locator(seen.part)
  const live = redacted.live(withoutAllowed(seen.tree)).split('\n')
  const deadline = Date.now() + longestWait
  for (;;) {
    const shown = redacted.shown(withoutAllowed(await treeOf(screen))).split('\n')
    const line = live.findIndex((text, index) => !isSame(text, shown[index]))
    if (line < 0 && live.length === shown.length) return undefined
    if (Date.now() < deadline) continue
    return `${seen.name}: ${live[line]?.trim()} | ${shown[line]?.trim()}`
  }
}

interface Combination {
  language: Language
  size: typeof phone
}

async function walked(who: keyof typeof walks, { language, size }: Combination) {
  const page = await product.openPage({ size, language })
  const { see, seen } = createViewer(page)
  const rival = await addRival(product, `${who}-${language}`)
  await walks[who]({ product, page, language, size, salon, rival, see })
  return { seen, session: await download(page, language) }
}

/** In the other language, at the other size and in another part of the world. */
async function faultsOf(
  { seen, session }: Awaited<ReturnType<typeof walked>>,
  { language, size }: Combination,
): Promise<string[]> {
  const page = await product.openPage({
    size: size === phone ? desktop : phone,
    language: language === 'en' ? 'ar' : 'en',
    timeZone: 'America/Los_Angeles',
  })
  await page.goto(paths.support)
  const file = { name: 'session.json', mimeType: 'application/json', buffer: Buffer.from(session.text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('slider').waitFor()
  // The calls of the API are folded under the business action before them.
  await page
    .locator('ol button[aria-expanded=false]')
    .evaluateAll(folds => folds.forEach(fold => (fold as HTMLElement).click()))
  const faults: string[] = []
  for (const screen of seen) {
    const fault = await faultOf(page, session, screen)
    if (fault) faults.push(`${language} ${fault}`)
  }
  return faults
}

const combinations = (['client', 'owner', 'visitor'] as const).flatMap(who => {
  const [en, ar] = who === 'owner' ? [desktop, phone] : [phone, desktop]
  return [{ who, language: 'en', size: en } as const, { who, language: 'ar', size: ar } as const]
})

test.each(combinations)(
  'support sees each screen again that the $who saw in $language, in the other language and size',
  async ({ who, ...combination }) => {
    const walk = await walked(who, combination)
    expect(await faultsOf(walk, combination)).toEqual([])
    expect(walk.seen.length).toBeGreaterThan(15)
  },
)
