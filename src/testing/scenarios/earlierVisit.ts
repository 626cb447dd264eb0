import type { User } from '@/domain/user'
import type { Language } from '@/domain/languages'
import { closedVault } from '@/store/vault'
import storage from '@/testing/fixtures/v0.1.0/storage.json'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import type { TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser, type TestUser } from './builders'

export type Situation = keyof typeof storage

/** The Saturday on which release 0.1.0 wrote the storage. */
export const leftAt = Date.parse('2026-11-28T19:25:00Z')
const now = () => leftAt

const { salonId, serviceIds } = (
  JSON.parse(storage.bookingUnanswered.local.kursi) as {
    slices: { booking: { salonId: string; serviceIds: string[] } }
  }
).slices.booking

/** The salon of the bookings that were left. */
export const addKnownSalon = ({ app }: TestApi) =>
  addSalon(app, { id: salonId, service: { id: serviceIds[0] ?? '' } })

async function addKnownUser({ app }: TestApi, user: string | undefined): Promise<TestUser | undefined> {
  if (user === undefined) return undefined
  const { uid, ...account } = JSON.parse(user) as User
  return addUser(app, { id: uid, ...account })
}

/** Opens today's app on what release 0.1.0 left in a browser, with some entries in other words. */
export async function comeBack(
  server: TestApi,
  situation: Situation,
  changed: Readonly<Record<string, string>> = {},
): Promise<RenderedApp> {
  const { path, local } = storage[situation]
  const entries: Record<string, string> = { ...local, ...changed }
  const user = await addKnownUser(server, entries['user'])
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  const vault = { ...closedVault, open: () => Promise.resolve('Sesame123') }
  return renderApp({
    path,
    server,
    language: entries['language'] as Language,
    services: { now, vault },
    ...(user && { signedInAs: user }),
  })
}
