import { desktop, startProduct, type Product } from '@/e2e/kit/product'
import { words } from '@/e2e/kit/words'

const { auth, frame } = words.en

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

test('a deep link survives a reload and never passes through the login page', async () => {
  const page = await product.openPage({ size: desktop })
  await product.logIn(page, 'client@kursi.example')
  const visited: string[] = []
  page.on('framenavigated', frame => visited.push(new URL(frame.url()).pathname))
  for (const path of ['/user/appointment', '/user/settings/account-info', '/user/Search']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
  }
  expect(visited).not.toContain('/login')
})

test('a visitor is led to the login page and back to what was asked for', async () => {
  const page = await product.openPage()
  await page.goto('/user/appointment')
  await page.waitForURL('**/login')
  await page.locator('input[name=email]').fill('client@kursi.example')
  await page.locator('input[name=password]').fill('Kursi2026')
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/user/appointment')
})

test('logging out in one tab logs the other one out, and Back shows nothing private', async () => {
  const page = await product.openPage({ size: desktop })
  await product.logIn(page, 'client@kursi.example')
  const other = await page.context().newPage()
  await other.goto('/user/appointment')
  await other.getByRole('heading', { level: 1 }).waitFor()

  await page.getByRole('link', { name: frame.sidebar.appointments }).click()
  await page.waitForURL('**/user/appointment')
  // The page shows the login before the server knows.
  const ended = page.waitForResponse(response => response.url().endsWith('/api/users/logout'))
  await page.getByRole('button', { name: frame.sidebar.logOut }).click()
  await page.waitForURL('**/login')
  await other.waitForURL('**/login')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: auth.login.title }).waitFor()
  expect(await page.getByText('Lina Haddad').count()).toBe(0)
  expect(await other.evaluate(() => localStorage.getItem('user'))).toBeNull()

  await ended
  const answer = await page.request.get('/api/users/me', { headers: { 'x-api-key': 'kursi-demo' } })
  expect(answer.status()).toBe(401)
})

test('a role written into the storage by hand opens pages but no data', async () => {
  const page = await product.openPage({ size: desktop })
  await product.logIn(page, 'client@kursi.example')
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}') as Record<string, unknown>
    localStorage.setItem('user', JSON.stringify({ ...user, role: 'barber' }))
  })
  const refused = page.waitForResponse(
    response => response.url().includes('/api/salons/mine') && response.status() === 403,
  )
  await page.goto('/salon')
  await refused
})

test('what is typed before the page has its scripts stays, in the language that the person chose', async () => {
  const page = await product.openPage({ size: desktop, language: 'ar' })
  await page.context().addCookies([{ name: 'language', value: 'ar', url: product.url }])
  let typed: () => void = () => undefined
  const whenTyped = new Promise<void>(resolve => (typed = resolve))
  await page.route('**/assets/*.js', async route => {
    await whenTyped
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel(words.ar.auth.field.email).fill('client@kursi.example')
  await page.locator('input[name=password]').pressSequentially('Kursi')
  typed()

  await page.getByRole('heading', { level: 1, name: words.ar.auth.login.title }).waitFor()
  await page.locator('form button[type=submit]:not([data-hydrating])').waitFor()
  await page.locator('input[name=password]:focus').waitFor()
  await page.keyboard.type('2026')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/user')
})
