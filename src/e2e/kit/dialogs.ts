import { paths } from '@/domain/paths'
import { goAndPress, press, type DialogWay, type Opening, type Texts } from './dialogWays'
import { imageDialogs } from './imageDialogs'
import { narrow, wide } from './looks'
import { fillSignUp, namedLike, pressLabelOf } from './steps'
import { words } from './words'

const client = 'client@kursi.example'
const owner = 'barber@kursi.example'

/** What a client of release 0.1.0 downloaded. */
const earlierSession = 'src/testing/fixtures/v0.1.0/session.json'

const openMenu =
  (path: string) =>
  async ({ page, look }: Opening) => {
    await page.goto(path)
    await press(page, words[look.language].common.nav.open)
  }

async function openOwnersMenu({ page, look }: Opening): Promise<void> {
  const { appointments } = words[look.language]
  await page.goto(paths.ownerAppointments)
  await pressLabelOf(page.getByLabel(appointments.range.week))
  await press(page, namedLike(appointments.owner.changeThis))
}

const openNewKey = goAndPress(paths.adminKey, w => w.account.keys.make)
const openKeyMenu = goAndPress(paths.adminKey, w => namedLike(w.account.keys.actions))
const choose =
  (openMenu: (opening: Opening) => Promise<void>, item: (texts: Texts) => string) =>
  async (opening: Opening) => {
    await openMenu(opening)
    await opening.page.getByRole('menuitem', { name: item(words[opening.look.language]) }).click()
  }

async function startSignUp({ page, look: { language } }: Opening, number: number): Promise<string> {
  const email = `dialog-${language}-${number}@example.test`
  const phone = `0599 000 4${language === 'en' ? 1 : 2}${number}`
  await fillSignUp(page, { language, email, phone, name: ['Ann', 'Lee'] })
  return email
}

const weekdayName = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(date))

export const dialogs: Record<string, DialogWay> = {
  PublicMenu: { person: 'visitor', only: narrow, open: openMenu(paths.landing) },
  StaffLoginDialog: { person: owner, open: goAndPress(paths.team, w => namedLike(w.team.login.open)) },
  LoginEndDialog: {
    person: owner,
    open: async opening => {
      const { page, look } = opening
      const { auth, team } = words[look.language]
      const openLogin = goAndPress(paths.team, () => namedLike(team.login.open))
      const withdraw = page.getByRole('button', { name: team.login.withdraw })
      await openLogin(opening)
      const invite = page.getByRole('button', { name: team.login.invite })
      await withdraw.or(invite).waitFor()
      if (await invite.isVisible()) {
        await page.getByLabel(auth.field.email).fill('noor@example.test')
        await invite.click()
        await invite.waitFor({ state: 'detached' })
        await openLogin(opening)
      }
      await withdraw.click()
    },
  },
  SignUpChoices: {
    person: 'visitor',
    open: async opening => {
      await startSignUp(opening, 1)
    },
  },
  AccountCreated: {
    person: 'visitor',
    open: async opening => {
      const { page, look, codeTo } = opening
      const { auth, common } = words[look.language]
      const email = await startSignUp(opening, 2)
      await press(page, common.businessType.barber)
      await press(page, new RegExp(`^${auth.profile.client}`))
      await page.waitForURL(`**${paths.verify}`)
      const code = await codeTo(email)
      await page.getByRole('button', { name: auth.verify.submit }).and(page.locator(':enabled')).waitFor()
      await page.getByLabel(auth.field.code).fill(code)
      await page.getByRole('dialog', { name: auth.created.title }).waitFor()
    },
  },
  ConfirmDeletion: {
    person: 'visitor',
    open: async ({ page, look }) => {
      const { auth, account } = words[look.language]
      await page.goto(paths.deleteAccount)
      await page.getByLabel(auth.field.email).fill(client)
      await page.getByLabel(auth.field.phone).fill('0569100201')
      await page.locator('input[name=password]').fill('Kursi2026')
      await press(page, account.deletion.submit)
    },
  },

  ShareDialog: { person: 'visitor', open: goAndPress(paths.contact, w => w.contact.session.download) },
  ZoomedScreen: {
    person: client,
    open: async ({ page, look }) => {
      const { support } = words[look.language]
      await page.goto(paths.support)
      await page.getByLabel(support.file.label).setInputFiles(earlierSession)
      await pressLabelOf(page.getByLabel(support.zoom.window))
    },
  },
  AppShell: { person: client, only: narrow, open: openMenu(paths.client) },
  NotificationPopover: {
    person: client,
    only: wide,
    open: goAndPress(paths.client, w => new RegExp(`^${w.notifications.title}`)),
  },
  SlotMonth: {
    person: client,
    open: async ({ page, look, salon }) => {
      await page.goto(paths.booking(salon.slug, { serviceIds: [salon.serviceId], staffId: null }))
      await press(page, words[look.language].slots.month.open)
    },
  },
  EndingDialog: {
    person: client,
    open: goAndPress(paths.clientAppointments, w => namedLike(w.appointments.cancelThis)),
  },
  RescheduleDialog: {
    person: client,
    open: goAndPress(paths.clientAppointments, w => namedLike(w.appointments.delayThis)),
  },
  PayDialog: {
    person: client,
    open: goAndPress(paths.clientAppointments, w => namedLike(w.payments.pay.now)),
  },
  ReviewDialog: {
    person: client,
    open: async ({ page, look }) => {
      const { appointments, reviews } = words[look.language]
      await page.goto(paths.clientAppointments)
      await page.getByRole('tab', { name: appointments.tab.past }).click()
      await press(page, namedLike(reviews.writeThis))
    },
  },
  CouponDialog: {
    person: client,
    open: goAndPress(paths.manageSubscription, w => w.subscription.coupon.apply),
  },

  ChangeCardDialog: {
    person: owner,
    open: goAndPress(paths.manageSubscription, w => w.subscription.current.changeCard),
  },
  Receipt: { person: owner, open: goAndPress(paths.payments, w => namedLike(w.payments.receipt.openOf)) },
  OwnerMenu: { person: owner, open: openOwnersMenu },
  OwnerEndingDialog: {
    person: owner,
    open: choose(openOwnersMenu, w => w.appointments.cancelAsk.confirm),
  },
  ConfirmAllDialog: {
    person: owner,
    open: async ({ page, look }) => {
      const { appointments } = words[look.language]
      await page.goto(`${paths.ownerAppointments}?view=list`)
      await page.getByLabel(appointments.owner.statusLabel).selectOption('pending')
      await pressLabelOf(page.getByLabel(appointments.range.month, { exact: true }))
      await press(page, new RegExp(appointments.owner.confirmAll.open_other.replace('{{count}}', '\\d+')))
    },
  },
  ClientDialog: {
    person: owner,
    open: async ({ page, look }) => {
      const { clients } = words[look.language]
      await page.goto(`${paths.ownerAppointments}?view=list`)
      await page.getByTitle(clients.open).first().click()
    },
  },
  ClientQuestion: {
    person: owner,
    open: async ({ page, look }) => {
      const { appointments, clients } = words[look.language]
      await page.goto(`${paths.ownerAppointments}?view=list`)
      await page.getByRole('searchbox', { name: appointments.owner.searchLabel }).fill('100 201')
      await page.getByTitle(clients.open).first().click()
      await press(page, clients.block.action)
    },
  },
  DiaryDialog: {
    person: owner,
    open: async ({ page }) => {
      await page.goto(`${paths.ownerAppointments}?view=calendar`)
      await page.locator('button[data-status]').first().click()
    },
  },
  FilterSheet: {
    person: 'visitor',
    only: narrow,
    open: async ({ page, look }) => {
      await page.goto(paths.salons)
      await press(page, words[look.language].search.filters.open)
    },
  },
  DiaryMonth: {
    person: owner,
    open: async ({ page, look }) => {
      await page.goto(`${paths.ownerAppointments}?view=calendar`)
      await page.getByTitle(words[look.language].diary.chooseDate).click()
    },
  },
  StrandedAppointments: {
    person: owner,
    only: wide,
    open: async ({ page, look, salon }) => {
      const { diary } = words[look.language]
      await page.goto(`${paths.ownerAppointments}?view=calendar&date=${salon.date}`)
      await press(page, namedLike(diary.gapLabel))
      await press(page, diary.timeOff.instead)
      await page.getByLabel(diary.timeOff.allDay).check()
      await press(page, diary.timeOff.block)
      await page
        .getByRole('button', { name: namedLike(diary.timeOff.move) })
        .first()
        .waitFor()
    },
  },
  NewKeyDialog: { person: owner, open: openNewKey },
  ShownKeyDialog: {
    person: owner,
    open: async opening => {
      await openNewKey(opening)
      const { keys } = words[opening.look.language].account
      const dialog = opening.page.getByRole('dialog', { name: keys.makeTitle })
      await dialog.getByLabel(keys.name).fill('Phone')
      await dialog.getByRole('button', { name: keys.make }).click()
      await opening.page.getByRole('dialog', { name: keys.shown.title }).waitFor()
    },
  },
  KeyCard: { person: owner, open: openKeyMenu },
  KeyDialogs: {
    person: owner,
    open: choose(openKeyMenu, w => w.account.keys.rotate),
  },
  SalonPosterDialog: { person: owner, open: goAndPress(paths.profile, w => w.profile.link.poster.open) },
  PositionDialog: {
    person: owner,
    open: async opening => {
      const { common, profile } = words[opening.look.language]
      await goAndPress(paths.profile, () => common.edit)(opening)
      await press(opening.page, profile.pin.choose)
    },
  },
  ...imageDialogs,
  StrandedDialog: {
    person: owner,
    open: async ({ page, look, salon }) => {
      const { schedule } = words[look.language]
      await page.goto(paths.schedule)
      await press(page, schedule.editDay.replace('{{day}}', weekdayName(salon.date, look.language)))
      await page.getByLabel(schedule.markClosed).check()
      await press(page, schedule.save)
    },
  },
  SeasonDialog: { person: owner, open: goAndPress(paths.schedule, w => w.schedule.seasons.add) },
  UsualMenuDialog: { person: owner, open: goAndPress(paths.sections, w => w.sections.usual.open) },
  SectionDialog: { person: owner, open: goAndPress(paths.sections, w => w.sections.add) },
  SortableEntries: { person: owner, open: goAndPress(paths.sections, w => namedLike(w.mySalon.order.move)) },
  ServiceDialog: {
    person: owner,
    open: async ({ page, look }) => {
      const { services } = words[look.language]
      await page.goto(paths.services)
      await page.getByLabel(services.section).selectOption({ index: 1 })
      await press(page, services.add)
    },
  },
  StaffDialog: { person: owner, open: goAndPress(paths.team, w => w.team.add) },
  RemovalDialog: { person: owner, open: goAndPress(paths.team, w => namedLike(w.team.remove)) },
  PromotionDialog: { person: owner, open: goAndPress(paths.promotions, w => w.mySalon.promotions.add) },
  PromotionEndDialog: {
    person: owner,
    open: goAndPress(paths.promotions, w => namedLike(w.mySalon.promotions.end)),
  },
}
