import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { findBrowser } from './findBrowser'

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

interface VisitOptions {
  size?: { width: number; height: number }
  language?: 'en' | 'ar'
  timeZone?: string
}

/** The built product in a process of its own with fresh data, and a browser to use it with. */
export interface Product {
  url: string
  /** The folder of its database. */
  dataDir: string
  /** A new person's browser: nothing stored, nobody signed in. */
  visit(options?: VisitOptions): Promise<Page>
  /** Logs in through the form of the login page. */
  logIn(page: Page, email: string, password?: string): Promise<void>
  /** The newest mail to an address, and with these words in it, waited for until it has come. */
  mailTo(email: string, saying?: string): Promise<MailInInbox>
  stop(): Promise<void>
}

const listening = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const url = /https?:\/\/[\w.:[\]]+/.exec(printed)?.[0]
      if (url) resolve(url)
    })
    server.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
    server.once('exit', () => reject(new Error(`The product did not start:\n${printed}`)))
  })

const exited = (server: ChildProcess): Promise<void> =>
  new Promise(resolve => {
    server.once('exit', () => resolve())
    if (server.exitCode === null) server.kill('SIGTERM')
    else resolve()
  })

export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kursi-journey-'))
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, DEMO: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await listening(server)
  const browser: Browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })

  async function visit({ size = phone, language = 'en', timeZone = 'Asia/Hebron' }: VisitOptions = {}) {
    const context: BrowserContext = await browser.newContext({
      viewport: size,
      timezoneId: timeZone,
      baseURL: url,
      hasTouch: size.width < 600,
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(15_000)
    if (language !== 'en') {
      await context.addInitScript(chosen => {
        if (localStorage.getItem('language') === null) localStorage.setItem('language', chosen)
      }, language)
    }
    return context.newPage()
  }

  return {
    url,
    dataDir,
    visit,
    logIn: async (page, email, password = 'Kursi2026') => {
      await page.goto('/login')
      // Until then the form is the picture of one, in English, and what is typed into it is lost with it.
      await page.locator('form button[type=submit]:not([data-asleep])').waitFor()
      await page.locator('input[name=email]').fill(email)
      await page.locator('input[name=password]').fill(password)
      await page.locator('form button[type=submit]').click()
      await page.waitForURL(address => !address.pathname.startsWith('/login'))
    },
    mailTo: async (email, saying = '') => {
      const deadline = Date.now() + mailWithin
      for (;;) {
        const mails = (await (await fetch(`${url}/dev/inbox.json`)).json()) as MailInInbox[]
        const mail = mails.find(({ to, text }) => to === email && text.includes(saying))
        if (mail) return mail
        if (Date.now() > deadline) throw new Error(`No mail to ${email}`)
        await new Promise(resolve => setTimeout(resolve, 50))
      }
    },
    stop: async () => {
      await browser.close()
      await exited(server)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
