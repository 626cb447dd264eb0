import type { Locator, Page } from 'playwright-core'
import type { Product } from './product'
import { words } from './words'

type Language = keyof typeof words

/** The words before a text's first placeholder. */
export const startOf = (text: string): string => text.split(' {{')[0] ?? text

export const namedLike = (text: string): RegExp => new RegExp(`^${startOf(text)}`)

/** Clicks the label of a hidden radio or checkbox, as a user does: visible, stable and uncovered. */
export const pressLabelOf = (control: Locator): Promise<void> =>
  control.locator('xpath=ancestor::label').click()

interface NewPerson {
  language: Language
  email: string
  phone: string
  name: readonly [first: string, last: string]
  profile: 'client' | 'owner'
}

/** Sends the sign-up form for Ramallah. The next question is the kind of salon. */
export async function fillSignUp(page: Page, person: Omit<NewPerson, 'profile'>): Promise<void> {
  await page.goto('/signup')
  await fillSignUpForm(page, person)
}

/** On the page of the form. */
export async function fillSignUpForm(
  page: Page,
  { language, email, phone, name }: Omit<NewPerson, 'profile'>,
): Promise<void> {
  const { auth } = words[language]
  await page.getByLabel(auth.field.firstName).fill(name[0])
  await page.getByLabel(auth.field.lastName).fill(name[1])
  await page.getByLabel(auth.field.email).fill(email)
  await page.getByLabel(auth.field.country, { exact: true }).selectOption('Palestine')
  await page.getByLabel(auth.field.city).selectOption('Ramallah')
  await page.getByLabel(auth.field.phone).fill(phone)
  await page.locator('input[name=password]').fill('Sesame123')
  await page.locator('input[name=confirmPassword]').fill('Sesame123')
  await page.getByRole('button', { name: auth.signup.submit }).click()
  await page.getByRole('dialog', { name: auth.business.title }).waitFor()
}

export async function signUp(product: Product, page: Page, person: NewPerson): Promise<void> {
  const { language, email, profile } = person
  const { auth, common } = words[language]
  await fillSignUp(page, person)
  await page.getByRole('button', { name: common.businessType.barber }).click()
  await page.getByRole('dialog', { name: auth.profile.title }).waitFor()
  await page.getByRole('button', { name: new RegExp(`^${auth.profile[profile]}`) }).click()

  await page.waitForURL('**/verify')
  await page.getByText(email).waitFor()
  const { text } = await product.mailTo(email)
  // The mail can arrive before the page knows that it was sent.
  await page.getByRole('button', { name: auth.verify.submit }).and(page.locator(':enabled')).waitFor()
  await page.getByLabel(auth.field.code).fill(` ${/\d{6}/.exec(text)?.[0].replace(/(...)/, '$1 ') ?? ''}`)
  await page.getByRole('dialog', { name: auth.created.title }).waitFor()
  await page.getByRole('dialog').getByText(auth.created.login).click()
  await page.waitForURL('**/login')
}

/**
 * From the search to the last question: the salon, its first service, the staff member (anyone unless named), and the
 * first free slot from the day after tomorrow on, so that the appointment can still be changed at any hour of the day.
 */
export async function chooseFirstFreeTime(
  page: Page,
  language: Language,
  salon: string,
  person = words[language].booking.staff.anyone,
): Promise<void> {
  const { slots, salon: salonWords } = words[language]
  await page.goto(`/salons?text=${encodeURIComponent(salon)}`)
  await page.getByRole('link', { name: salon }).first().click()
  await page.getByRole('heading', { level: 1, name: salon }).waitFor()
  await page
    .getByRole('link', { name: new RegExp(salonWords.book) })
    .first()
    .click()

  const main = page.getByRole('main')
  const time = main.getByRole('button', { name: /^\d{1,2}:\d\d/ })
  const withWhom = main.getByRole('button', { name: person })
  const nextFree = main.getByRole('button', { name: startOf(slots.emptyDay.nextFree) })
  await time.or(withWhom).or(nextFree).first().waitFor()
  if (await withWhom.isVisible()) await withWhom.click()
  await time.or(nextFree).first().waitFor()
  await pressLabelOf(main.getByRole('radio').nth(2))
  await time.or(nextFree).first().waitFor()
  if (await nextFree.isVisible()) await nextFree.click()
  await time.first().click()
  await bookButton(page, language).waitFor()
}

export const bookButton = (page: Page, language: Language) =>
  page.getByRole('main').getByRole('button', { name: startOf(words[language].booking.confirm.book) })

export async function bookFirstFreeTime(page: Page, language: Language, salon: string): Promise<void> {
  await chooseFirstFreeTime(page, language, salon)
  await bookButton(page, language).click()
  await page.getByText(words[language].booking.receipt.confirmed, { exact: true }).waitFor()
}
