import type { Page } from 'playwright-core'
import { words } from './words'

type Language = keyof typeof words

/** The words before a text's first gap. */
export const startOf = (text: string): string => text.split(' {{')[0] ?? text

/** From the search to the last question: the salon, its first service, the person (anyone unless named), the first free day and time. */
export async function chooseFirstFreeTime(
  page: Page,
  language: Language,
  salon: string,
  person = words[language].booking.person.anyone,
): Promise<void> {
  const { booking, salon: salonWords } = words[language]
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
  const nextFree = main.getByRole('button', { name: startOf(booking.emptyDay.nextFree) })
  await time.or(withWhom).or(nextFree).first().waitFor()
  if (await withWhom.isVisible()) await withWhom.click()
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
