// Makes the pictures that the landing page shows in its phones, and the README's, from the running product: three
// screens in both languages and themes, sized for the web. Run after a build: npm run screens
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'

const folder = 'public/screens'
const shownWidth = 260
const browserPath = process.env.CHROMIUM ?? '/usr/bin/chromium'
const demoSalon = 'Al Basha Barbershop'

const dataDir = await mkdtemp(join(tmpdir(), 'kursi-screens-'))
const server = spawn(process.execPath, ['dist/server/main.js'], {
  env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const url = await new Promise(resolve => {
  let printed = ''
  server.stdout.on('data', chunk => {
    printed += chunk
    const found = /http:\/\/[\w.:]+/.exec(printed)
    if (found) resolve(found[0])
  })
})

const browser = await chromium.launch({
  executablePath: browserPath,
  args: ['--no-sandbox', '--disable-gpu'],
})
await mkdir(folder, { recursive: true })

async function picture(page, name) {
  await page.waitForLoadState('networkidle')
  await page.locator('[class*="skeleton"]').first().waitFor({ state: 'detached' })
  const png = await page.screenshot()
  await sharp(png)
    .resize({ width: shownWidth * 2 })
    .webp({ quality: 72, effort: 6 })
    .toFile(join(folder, `${name}.webp`))
}

for (const language of ['en', 'ar']) {
  for (const theme of ['light', 'dark']) {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      colorScheme: theme,
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Hebron',
    })
    await context.addInitScript(chosen => localStorage.setItem('language', chosen), language)
    const page = await context.newPage()
    await page.goto('/login')
    await page.locator('input[name=email]').fill('client@kursi.example')
    await page.locator('input[name=password]').fill('Kursi2026')
    await page.locator('form button[type=submit]').click()
    await page.waitForURL('**/user')
    await picture(page, `home-${language}-${theme}`)

    await page.goto(`/user/Search?text=${encodeURIComponent(demoSalon)}`)
    await page.locator('main li a').first().click()
    await page.waitForURL('**/salons/*')
    // The address changes before the page does; only the salon's own page has these.
    await page.locator('main a[href*="/book"]').first().waitFor()
    await picture(page, `salon-${language}-${theme}`)

    await page.goto(`${new URL(page.url()).pathname}/book`)
    const button = page.locator('main ul button, main li button')
    await button.first().click()
    await page.waitForLoadState('networkidle')
    await button.first().click()
    await picture(page, `booking-${language}-${theme}`)
    await context.close()
  }
}

await browser.close()
server.kill('SIGTERM')
await new Promise(resolve => server.once('exit', resolve))
await rm(dataDir, { recursive: true })
