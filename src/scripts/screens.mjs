// Makes the pictures that the landing page shows in its phones, and the README's, from the running product: three
// screens in every language and theme, sized for the web. Run after a build: npm run screens
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { readLanguages, readPaths } from './readSource.mjs'
import { startBuilt } from './startBuilt.mjs'

const folder = 'public/screens'
const shownWidth = 260
const browserPath = process.env.CHROMIUM ?? '/usr/bin/chromium'
const demoSalon = 'Al Basha Barbershop'

const [{ paths }, { languages }] = await Promise.all([readPaths(), readLanguages()])
const { url, stop } = await startBuilt()
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

for (const language of languages) {
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
    await page.goto(paths.login)
    await page.locator('input[name=email]').fill('client@kursi.example')
    await page.locator('input[name=password]').fill('Kursi2026')
    await page.locator('form button[type=submit]').click()
    await page.waitForURL(`**${paths.client}`)
    await picture(page, `home-${language}-${theme}`)

    await page.goto(`${paths.search}?text=${encodeURIComponent(demoSalon)}`)
    await page.locator('main li a').first().click()
    await page.waitForURL(`**${paths.salons}/*`)
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
await stop()
