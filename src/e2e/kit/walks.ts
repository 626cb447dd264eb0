import type { Locator, Page } from 'playwright-core'
import type { Salon } from '@/domain/salon'
import { paths } from '@/domain/paths'
import { addClientByApi, signInByApi, type ApiClient } from './apiClient'
import { desktop, phone, type Product } from './product'
import type { See } from './screenTrees'
import { fillSignUpForm, namedLike, pressLabelOf } from './steps'
import { words } from './words'

type Language = keyof typeof words

export interface Walk {
  product: Product
  page: Page
  language: Language
  size: { width: number; height: number }
  salon: Salon
  /** Another client, whose phone rings elsewhere. */
  rival: ApiClient
  see: See
}

const press = (part: Page | Locator, name: string | RegExp) =>
  part.getByRole('button', { name }).first().click()

/** Follows a link, in the menu where the page has none, until the other page has arrived. */
async function follow({ page, language, size }: Walk, path: string): Promise<void> {
  const link = `a[href="${path}"]:visible`
  const title = await page.title()
  if (size === phone && (await page.locator(link).count()) === 0) {
    await page.getByRole('button', { name: words[language].common.nav.open }).click()
    await page.getByRole('dialog').locator(link).first().click()
  } else await page.locator(link).first().click()
  await page.waitForFunction(before => document.title !== before, title)
}

const bell = (page: Page, language: Language) =>
  page.getByRole('button', { name: namedLike(words[language].notifications.title) })

const timesIn = (part: Locator) => part.getByRole('button', { name: /\d{1,2}:\d\d/ })

async function chooseTime(walk: Walk, part: Locator): Promise<void> {
  const nextFree = part.getByRole('button', { name: namedLike(words[walk.language].slots.emptyDay.nextFree) })
  await timesIn(part).or(nextFree).first().waitFor()
  if (await nextFree.isVisible()) await nextFree.click()
  await timesIn(part).first().click()
}

async function takeSlot({ page, rival, salon }: Walk): Promise<void> {
  const query = new URL(page.url()).searchParams
  await rival.call('POST', '/appointments', {
    salonId: salon.id,
    serviceIds: query.getAll('service'),
    staffId: query.get('staff'),
    startsAt: Date.parse(query.get('slot') ?? ''),
  })
}

async function asClient(walk: Walk): Promise<void> {
  const { product, page, language, size, salon, see } = walk
  const w = words[language]
  const main = page.getByRole('main')
  const book = main.getByRole('button', { name: namedLike(w.booking.confirm.book) })
  const dialog = page.getByRole('dialog')
  const question = page.getByRole('alertdialog')
  const [person] = salon.staff

  await see('home', () => product.logIn(page, 'client@kursi.example'), bell(page, language))
  await see('search', () => follow(walk, paths.search))
  await see(
    'search for a word',
    async () => {
      await page.getByLabel(w.search.field.label).fill('basha')
      await page.getByLabel(w.search.field.label).press('Enter')
    },
    main.getByRole('heading', { name: w.search.results.found }),
  )
  await see(
    'salon',
    () =>
      main
        .locator(`a[href="${paths.salon(salon.slug)}"]`)
        .first()
        .click(),
    main.getByRole('link', { name: new RegExp(w.salon.book) }).first(),
  )
  await see('favorite', () => press(main, namedLike(w.salon.favorite.label)))
  await see('service', () =>
    main
      .getByRole('link', { name: new RegExp(w.salon.book) })
      .first()
      .click(),
  )
  await see('person', () => press(main, (language === 'ar' && person?.nameAr) || person?.name || ''))
  await see('day', async () => pressLabelOf(main.getByRole('radio').nth(language === 'en' ? 3 : 5)))
  await see('time', () => chooseTime(walk, main))
  await see('note', async () => {
    await page.getByLabel(w.booking.confirm.notes).fill('Short at the sides')
    await page.keyboard.press('Tab')
  })
  await see('slot lost', async () => {
    await takeSlot(walk)
    await book.click()
    await main.getByText(w.slots.nearest).waitFor()
  })
  await see('nearest slot', () => timesIn(main).first().click())
  await see('booked', () => book.click())
  await see('appointments', () => main.locator(`a[href^="${paths.clientAppointments}"]`).first().click())
  await see('delay', () => press(main, namedLike(w.appointments.delayThis)), dialog)
  await see('later time', () => chooseTime(walk, dialog))
  await see('moved', () => press(dialog, namedLike(w.appointments.move.confirm)))
  await see('cancel', () => press(main, namedLike(w.appointments.cancelThis)), question)
  await see('cancelled', () => press(question, w.appointments.cancelAsk.confirm))
  await see('past', () => page.getByRole('tab', { name: w.appointments.tab.past }).click())
  await see('review', () => press(main, namedLike(w.reviews.writeThis)), dialog)
  await page.keyboard.press('Escape')
  await see(
    'bell',
    () => press(page, new RegExp(`^${w.notifications.title}`)),
    dialog.or(page.getByRole('heading', { level: 1, name: w.notifications.title })),
  )
  if (size === desktop) await page.keyboard.press('Escape')
  await see('account', () => follow(walk, paths.accountInfo))
  await see('account edited', () => press(main, w.common.edit))
  await see('plans', () => follow(walk, paths.manageSubscription))
  await see('coupon', () => press(main, w.subscription.coupon.apply), dialog)
  await see('coupon refused', async () => {
    await dialog.getByLabel(w.subscription.coupon.label).fill('NOSUCH')
    await dialog.getByRole('button', { name: w.subscription.coupon.submit, exact: true }).click()
    await page.getByText(w.validation.coupon_unknown).waitFor()
  })
  await page.keyboard.press('Escape')
  await see('payments', () => follow(walk, paths.payments))
  await see('help', () => follow(walk, paths.contact))
}

async function asOwner(walk: Walk): Promise<void> {
  const { product, page, language, see } = walk
  const w = words[language]
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const question = page.getByRole('alertdialog')
  const save = (part: Locator) => part.getByRole('button', { name: w.common.add, exact: true }).click()
  const name = `Beards ${language}`

  await see('home', () => product.logIn(page, 'barber@kursi.example'), bell(page, language))
  await see('appointments', () => follow(walk, paths.ownerAppointments))
  await see('calendar', () => pressLabelOf(page.getByLabel(w.diary.view.calendar)))
  await see('appointment', () => page.locator('button[data-status]').first().click(), dialog)
  await page.keyboard.press('Escape')
  await see('profile', () => follow(walk, paths.profile))
  await see('profile edited', () => press(main, w.common.edit))
  await see('poster', () => press(main, w.posters.add), dialog)
  await page.keyboard.press('Escape')
  await see('sections', () => follow(walk, paths.sections))
  await see('new section', () => press(main, w.sections.add), dialog)
  await see('section added', async () => {
    await dialog.getByLabel(w.sections.name).fill(name)
    await save(dialog)
  })
  await see('section deleted', () => press(main, w.sections.delete.replace('{{name}}', name)))
  await see('section undone', () => press(page, w.common.undo))
  await follow(walk, paths.profile)
  await see('services', () => follow(walk, paths.services))
  await see('services of section', () =>
    page.getByLabel(w.services.section).selectOption({ index: 1 }).then(),
  )
  await see('new service', () => press(main, w.services.add), dialog)
  await see('service added', async () => {
    await dialog.getByLabel(w.services.name).fill('Beard trim')
    await dialog.getByLabel(w.services.cost).fill('12')
    await save(dialog)
  })
  await follow(walk, paths.profile)
  await see('schedule', () => follow(walk, paths.schedule))
  await see('day edited', () => press(main, namedLike(w.schedule.editDay)))
  await see('day closed', async () => {
    await page.getByLabel(w.schedule.markClosed).check()
    await press(main, w.schedule.save)
    await question.or(page.getByText(w.schedule.done.hours)).first().waitFor()
  })
  await page.keyboard.press('Escape')
  await follow(walk, paths.profile)
  await see('team', () => follow(walk, paths.team))
  await see('removal', () => press(main, namedLike(w.team.remove)), question.or(dialog))
  await page.keyboard.press('Escape')
  await see('keys', () => follow(walk, paths.adminKey))
  await see('new key', () => press(main, w.account.keys.make), dialog)
  await see('key shown', async () => {
    await dialog.getByLabel(w.account.keys.name).fill('Till')
    await press(dialog, w.account.keys.make)
    await page.getByRole('dialog', { name: w.account.keys.shown.title }).waitFor()
  })
  await page.keyboard.press('Escape')
  await see('payments', () => follow(walk, paths.payments))
  await see('help', () => follow(walk, paths.contact))
}

async function asVisitor(walk: Walk): Promise<void> {
  const { page, language, salon, see } = walk
  const w = words[language]
  const main = page.getByRole('main')
  const logIn = async (password: string) => {
    await page.locator('input[name=email]').fill('client@kursi.example')
    await page.locator('input[name=password]').fill(password)
    await page.locator('form button[type=submit]').click()
  }

  await see(
    'landing',
    () => page.goto(paths.landing),
    main.getByRole('button', { name: w.landing.search.go, disabled: false }),
  )
  await see('search', () => page.locator(`main a[href^="${paths.salons}"]:visible`).last().click())
  await see('kind', () => pressLabelOf(page.getByLabel(w.common.businessType.barber)))
  await see('nothing found', async () => {
    await page.getByLabel(w.search.field.label).fill('nowhere at all')
    await main.getByText(w.search.empty.title).waitFor()
  })
  await see(
    'search cleared',
    () => press(main, w.search.field.clear),
    main.getByRole('heading', { name: w.search.results.recommended }),
  )
  await see('salon', () =>
    main
      .locator(`a[href="${paths.salon(salon.slug)}"]`)
      .first()
      .click(),
  )
  await see('service', () =>
    main
      .getByRole('link', { name: new RegExp(w.salon.book) })
      .first()
      .click(),
  )
  await see('anyone', () => press(main, namedLike(w.booking.staff.anyone)))
  await see('time', () => chooseTime(walk, main))
  await see(
    'light sign-up',
    () => main.getByRole('link', { name: w.booking.confirm.continue }).click(),
    page.getByLabel(w.auth.field.firstName),
  )
  await see('login', () => main.locator(`a[href="${paths.login}"]`).click())
  await see('wrong password', () => logIn('Wrong2026'), main.getByText(w.validation.password_incorrect))
  await see('forgot', () => page.locator(`a[href="${paths.forgotPassword}"]`).click())
  await see('link sent', async () => {
    await page.getByLabel(w.auth.field.email).fill(`nobody-${language}-${walk.size.width}@example.test`)
    await press(page, w.auth.forgot.submit)
  })
  await see(
    'sign-up',
    async () => {
      await page.locator(`header a[href="${paths.landing}"]:visible`).first().click()
      await main.locator(`a[href="${paths.signup}"]:visible`).first().click()
    },
    page.getByLabel(w.auth.field.firstName),
  )
  await see(
    'sign-up filled',
    () =>
      fillSignUpForm(page, {
        language,
        email: `ann-${language}-${walk.size.width}@example.test`,
        phone: `0599 000 ${language === 'en' ? 5 : 6}${walk.size === phone ? 11 : 22}`,
        name: ['Ann', 'Lee'],
      }),
    undefined,
    '[role=dialog]',
  )
  await see(
    'business',
    () => press(page, w.common.businessType.barber),
    page.getByRole('dialog', { name: w.auth.profile.title }),
    '[role=dialog]',
  )
  await see('profile', () => press(page, new RegExp(`^${w.auth.profile.client}`)))
  await see('wrong code', async () => {
    await page.getByLabel(w.auth.field.code).fill('000000')
    await page.getByRole('alert').first().waitFor()
  })
  await page.locator(`header a[href="${paths.landing}"]:visible`).first().click()
  await see('help', () => follow(walk, paths.contact))
}

export const walks = { client: asClient, owner: asOwner, visitor: asVisitor }

let rivals = 0

export async function addRival(product: Product, name: string): Promise<ApiClient> {
  const email = `rival-${name}@example.test`
  await addClientByApi(product, email, `+9705990007${String((rivals += 1)).padStart(2, '0')}`)
  return signInByApi(product, email)
}
