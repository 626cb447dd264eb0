import { screen } from '@testing-library/react'
import decodeQR from 'qr/decode.js'
import { paths } from '@/domain/paths'
import { findSalonPage } from '@/server/app/salonPage'
import { renewSlug } from '@/server/db/salonSlugs'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { eachTest } from '@/testing/kit/eachTest'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'

const server = eachTest(
  () => startApi(),
  api => api.close(),
)

async function openKit(language: 'en' | 'ar' = 'en') {
  const owner = await addUser(server().app, { role: 'barber' })
  const { salon } = await addSalon(server().app, { owner, name: 'Basha Barbers' })
  await renewSlug(server().app.db, salon.id)
  const app = await renderApp({ path: paths.profile, server: server(), signedInAs: owner, language })
  return { app, address: `${window.location.origin}${paths.salon('basha-barbers')}` }
}

/** The drawn code as a camera sees it: eight dots for each module. */
function photographed(code: Element) {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2])
  const dots = 8
  const width = size * dots
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y] of code
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)/g) ?? [])
    for (let dot = 0; dot < dots * dots; dot += 1) {
      const column = Number(x) * dots + (dot % dots)
      const row = Number(y) * dots + Math.floor(dot / dots)
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
    }
  return { width, height: width, data }
}

test('the poster’s code reads as the address of the salon', async () => {
  const { app, address } = await openKit()
  await app.user.click(await screen.findByRole('button', { name: 'QR poster' }))
  expect(decodeQR(photographed(await screen.findByRole('img', { name: 'QR code of your page' })))).toBe(
    address,
  )
  expect(screen.getByText('Scan the code, choose a time and book.')).toBeVisible()
  expect(await screen.findByText('امسح الرمز، واختر الوقت، ويصبح الموعد لك.')).toBeVisible()
})

test('the address is copied, and the texts are in the language that the owner chooses', async () => {
  const { app, address } = await openKit()
  await app.user.click(await screen.findByRole('button', { name: 'Copy the address' }))
  expect(await screen.findByText('Copied.')).toBeVisible()
  expect(await screen.findByDisplayValue(/^Hello!/)).toHaveDisplayValue(new RegExp(address))
  await app.user.click(screen.getByRole('radio', { name: 'Arabic' }))
  const arabic = await screen.findByDisplayValue(/مرحبًا/)
  expect(arabic).toHaveAttribute('dir', 'rtl')
  expect(arabic).toHaveDisplayValue(new RegExp(`${address}\\?lang=ar$`))
})

test.each(['en', 'ar'] as const)(
  'the preview shows what the head of the salon’s page says in %s',
  async language => {
    await openKit(language)
    const path = paths.salon('basha-barbers')
    const page = await findSalonPage(server().app, { path, query: new URLSearchParams(), language })
    const head = document.createElement('head')
    head.innerHTML = page && 'head' in page ? await page.head() : ''
    const told = (name: string) =>
      head.querySelector(`[property="og:${name}"]`)?.getAttribute('content') ?? ''
    const figure = await screen.findByRole('figure')
    expect(told('title')).toContain('Basha Barbers')
    for (const name of ['title', 'description']) expect(figure.textContent).toContain(told(name))
    expect(new URL(figure.querySelector('img')?.src ?? '').pathname).toBe(new URL(told('image')).pathname)
  },
)
