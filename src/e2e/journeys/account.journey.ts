import { ruleText } from '@/domain/rules'
import { desktop, phone, startProduct, type Product } from '@/e2e/kit/product'
import { words } from '@/e2e/kit/words'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

test('a visitor writes to support in Arabic, and the message arrives', async () => {
  const { contact } = words.ar
  const page = await product.openPage({ size: phone, language: 'ar' })
  await page.goto('/contact-us')
  const send = page.getByRole('button', { name: contact.form.send })
  await page.getByLabel(contact.form.name).fill('ليلى')
  await page.getByLabel(contact.form.email).fill('layla@example.test')
  await page.getByLabel(contact.form.message).fill('هل تفتحون يوم الجمعة؟ <b>شكرًا</b>')
  await page.getByRole('checkbox').check()
  await send.click()
  await page.getByText(contact.result.sent).waitFor()
  expect(await page.getByLabel(contact.form.message).inputValue()).toBe('')
  expect((await product.mailTo('support@kursi.example')).text).toContain('<b>شكرًا</b>')
})

test('an account is changed, reached with its new password, given a key, and deleted', async () => {
  const { account } = words.en
  const page = await product.openPage({ size: desktop })
  await product.logIn(page, 'client@kursi.example')

  await page.goto('/user/settings/account-info')
  await page.getByRole('button', { name: words.en.common.edit }).click()
  await page.getByLabel(account.details.name, { exact: true }).fill('Lina Khoury')
  await page.getByRole('button', { name: words.en.common.save }).click()
  await page.getByText(account.details.saved).waitFor()
  await page.reload()
  await page.getByRole('main').getByText('Lina Khoury').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('Lina Khoury')

  await page.goto('/user/settings/change-password')
  await page.getByRole('button', { name: account.password.change }).click()
  await page.getByLabel(account.password.current, { exact: true }).fill('Kursi2026')
  await page.getByLabel(account.password.new, { exact: true }).fill('Sesame2027')
  await page.getByLabel(account.password.confirm, { exact: true }).fill('Sesame2027')
  await page.getByRole('button', { name: words.en.common.save }).click()
  await page.getByText(account.password.changed).waitFor()

  const elsewhere = await product.openPage()
  await product.logIn(elsewhere, 'client@kursi.example', 'Sesame2027')
  await elsewhere.goto('/user/settings/admin-key')
  await elsewhere.getByRole('button', { name: account.keys.make }).first().click()
  const making = elsewhere.getByRole('dialog', { name: account.keys.makeTitle })
  await making.getByLabel(account.keys.name).fill('Phone')
  await making.getByRole('button', { name: account.keys.make }).click()
  const shown = elsewhere.getByRole('dialog', { name: account.keys.shown.title })
  // The address holds an ellipsis in place of the key until the key itself is there.
  const address = await shown.locator('input[value^="http"]:not([value*="%E2%80%A6"])').inputValue()
  const feed = () => fetch(address)
  expect(await (await feed()).text()).toMatch(/^BEGIN:VCALENDAR/)

  await page.goto('/delete-my-account')
  await page.getByLabel(words.en.auth.field.email).fill('Client@Kursi.example')
  await page.getByLabel(words.en.auth.field.phone).fill('0569100201')
  await page.locator('input[name=password]').fill('Sesame2027')
  await page.getByRole('button', { name: account.deletion.submit }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: account.deletion.confirm }).click()
  await page.getByText(account.deletion.gone).waitFor()
  expect((await feed()).status).toBe(404)

  await elsewhere.goto('/user/appointment')
  await elsewhere.waitForURL('**/login')
  await elsewhere.locator('input[name=email]').fill('client@kursi.example')
  await elsewhere.locator('input[name=password]').fill('Sesame2027')
  await elsewhere.locator('form button[type=submit]').click()
  await elsewhere.getByText(ruleText.user_not_found).waitFor()
})
