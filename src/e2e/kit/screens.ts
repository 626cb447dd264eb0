import type { Page } from 'playwright-core'
import { manifest } from '@/app/routes/manifest'
import type { Access } from '@/app/routes/page'
import { paths } from '@/domain/paths'
import type { Look, Person } from './looks'
import type { DemoSalon } from './demoSalon'
import { fillSignUp, namedLike } from './steps'
import { words } from './words'

const walks: Record<Person, readonly Access[]> = {
  visitor: ['any', 'visitor'],
  'client@kursi.example': ['user', 'client'],
  'barber@kursi.example': ['user', 'owner'],
}

/** Only a user without a plan can choose one. */
const closedTo: Partial<Record<Person, readonly string[]>> = { 'barber@kursi.example': [paths.offer] }

const isOpenTo = (person: Person, { path, access }: { path: string; access: Access }): boolean =>
  walks[person].includes(access) && !closedTo[person]?.includes(path)

export const screensOf = (person: Person): string[] => [
  ...manifest.flatMap(page => (isOpenTo(person, page) ? [page.path] : [])),
  ...(person === 'visitor' ? ['/no/such/page'] : []),
]

/** Pages that need more than their address. */
const ways: Partial<Record<string, (page: Page, look: Look) => Promise<void>>> = {
  [paths.verify]: async (page, { language }) => {
    const { auth, common } = words[language]
    const email = `verify-${language}@example.test`
    await fillSignUp(page, { language, email, phone: phones[language], name: ['Ann', 'Lee'] })
    await page.getByRole('button', { name: common.businessType.barber }).click()
    await page.getByRole('button', { name: new RegExp(`^${auth.profile.client}`) }).click()
  },
  [paths.emailVerification]: async (page, { language }) => {
    const { auth } = words[language]
    await page.goto(paths.forgotPassword)
    await page.getByLabel(auth.field.email).fill(`nobody-${language}@example.test`)
    await page.getByRole('button', { name: auth.forgot.submit }).click()
  },
  [paths.offer]: async (page, { language }) => {
    const { subscription } = words[language]
    await page.goto(paths.manageSubscription)
    await page
      .getByRole('main')
      .getByRole('button', { name: namedLike(subscription.choose) })
      .first()
      .click()
  },
}

const phones = { en: '0599 000 301', ar: '0599 000 302' }

/** Opens a page; throws when another page shows. */
export async function arriveAt(page: Page, path: string, look: Look, { slug }: DemoSalon): Promise<void> {
  const address = path.replace(':salonId', slug)
  const way = ways[path]
  if (way) await way(page, look)
  else await page.goto(address)
  await page.waitForURL(({ pathname }) => pathname === address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
}
