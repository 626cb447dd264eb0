import { cpSync, rmSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { findBrowser } from './findBrowser'
import { handOverRest, recordSessions, startRecording } from './recordSessions'
import { newDataDir, seededDir, startServer } from './startServer'

const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

const mailWithin = 10_000

interface MailInInbox {
  to: string
  subject: string
  text: string
}

interface PageOptions {
  size?: { width: number; height: number }
  language?: 'en' | 'ar'
  timeZone?: string
  /** False in a browser that runs no scripts. */
  scripts?: boolean
}

/** The built product in its own process with fresh data, and a browser to use it. */
export interface Product {
  url: string
  dataDir: string
  /** A new browser: nothing stored, nobody signed in. */
  openPage(options?: PageOptions): Promise<Page>
  logIn(page: Page, email: string, password?: string): Promise<void>
  /** Waits for the newest mail to an address that contains `saying`. */
  mailTo(email: string, saying?: string): Promise<MailInInbox>
  /** Throws when a session of the journey was not recorded, does not replay, or holds a secret. */
  stop(): Promise<void>
}

/** Secrets that the journeys type. No state and no action may hold them. */
const typedSecrets = ['Kursi2026', 'Sesame123', 'Sesame2027', '4242424242424242', '4242 4242 4242 4242']

const secretsIn = (mails: readonly MailInInbox[]): string[] =>
  mails.flatMap(({ text }) => [
    ...(text.match(/(?<!\d)\d{6}(?!\d)/g) ?? []),
    ...[...text.matchAll(/(?:token|#session)=([\w-]+)/g)].map(([, token = '']) => token),
  ])

export async function startProduct(
  env: Record<string, string> = {},
  { isRecorded = true } = {},
): Promise<Product> {
  const dataDir = newDataDir()
  const seeded = process.env[seededDir]
  if (seeded !== undefined) cpSync(seeded, dataDir, { recursive: true })
  const { url, stop } = await startServer(dataDir, env)
  const browser: Browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  const recording = startRecording()

  async function openPage({
    size = phone,
    language = 'en',
    timeZone = 'Asia/Hebron',
    scripts = true,
  }: PageOptions = {}) {
    const context: BrowserContext = await browser.newContext({
      viewport: size,
      timezoneId: timeZone,
      baseURL: url,
      hasTouch: size.width < 600,
      reducedMotion: 'reduce',
      javaScriptEnabled: scripts,
    })
    context.setDefaultTimeout(30_000)
    if (isRecorded) await recordSessions(context, recording)
    if (language !== 'en') {
      await context.addInitScript(chosen => {
        // The support page's frame has no origin, and so no storage.
        if (window.origin === 'null') return
        if (localStorage.getItem('language') === null) localStorage.setItem('language', chosen)
      }, language)
    }
    return context.newPage()
  }

  const inbox = async () => (await (await fetch(`${url}/dev/inbox.json`)).json()) as MailInInbox[]

  return {
    url,
    dataDir,
    openPage,
    logIn: async (page, email, password = 'Kursi2026') => {
      await page.goto('/login')
      // The prerendered form cannot be sent before hydration.
      await page.locator('form button[type=submit]:not([data-hydrating])').waitFor()
      await page.locator('input[name=email]').fill(email)
      await page.locator('input[name=password]').fill(password)
      await page.locator('form button[type=submit]').click()
      await page.waitForURL(address => !address.pathname.startsWith('/login'))
    },
    mailTo: async (email, saying = '') => {
      const deadline = Date.now() + mailWithin
      for (;;) {
        const mail = (await inbox()).find(({ to, text }) => to === email && text.includes(saying))
        if (mail) return mail
        if (Date.now() > deadline) throw new Error(`No mail to ${email}`)
        await new Promise(resolve => setTimeout(resolve, 50))
      }
    },
    stop: async () => {
      await Promise.all(browser.contexts().map(handOverRest))
      const mailed = secretsIn(await inbox().catch(() => []))
      await browser.close()
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
      if (!isRecorded) return
      const { sessionFaults } = await import('./checkSessions')
      const faults = sessionFaults(recording, [...typedSecrets, ...mailed])
      if (faults.length > 0) throw new Error(faults.join('\n'))
    },
  }
}
