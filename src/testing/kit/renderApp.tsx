import type { UnknownAction } from '@reduxjs/toolkit'
import { act, cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ThunkExtra } from '@/store/services'
import { createHeldFiles } from '@/store/heldFiles'
import { createSecrets } from '@/store/secrets'
import { createVault } from '@/store/browserVault'
import { App } from '@/app/App'
import type { createDevTools } from '@/app/devTools/devTools'
import { createPlainHistory } from '@/app/routes/history'
import { createSafeStorage } from '@/app/persistence/safeStorage'
import { startApp } from '@/app/startApp'
import { paths } from '@/domain/paths'
import type { User } from '@/domain/user'
import type { Language } from '@/domain/languages'
import { ReadersZone } from '@/i18n/readersClock'
import { IDBFactory } from 'fake-indexeddb'
import { createNetwork, type Network } from '@/testing/doubles/network'
import { signIn, type TestUser } from '@/testing/scenarios/builders'
import { nonJsonValues } from './nonJsonValues'
import { startApi, type StartOptions, type TestApi } from './startApi'

interface RenderOptions {
  path: string
  language?: Language
  signedInAs?: TestUser
  /** The test's own server; undefined starts one. */
  server?: TestApi
  serverOptions?: StartOptions
  services?: Partial<ThunkExtra>
  /** Redux DevTools are on, as `testing/doubles/devTools` puts them around the store. */
  devTools?: ReturnType<typeof createDevTools>
  /** The time zone of the browser. */
  zone?: string
  /** The cookies of an earlier page. */
  cookies?: Network['cookies']
}

export interface RenderedApp {
  user: ReturnType<typeof userEvent.setup>
  store: Awaited<ReturnType<typeof startApp>>['store']
  history: ReturnType<typeof createPlainHistory>
  server: TestApi
  network: Network
  /** All actions since the start, oldest first. */
  actions: UnknownAction[]
  /** Addresses of other sites that the app navigated to. */
  left: string[]
  path: () => string
}

let stops: (() => void | Promise<void>)[] = []
let heard: UnknownAction[] = []

afterEach(async () => {
  cleanup()
  for (const stop of stops.reverse()) await stop()
  stops = []
  localStorage.clear()
  sessionStorage.clear()
  const found = nonJsonValues(heard)
  heard = []
  expect(found).toEqual([])
})

const storedUser = ({ password, ...user }: TestUser): User => user

/** Renders the whole app with its own store at an address, against the real API with its own database. */
export async function renderApp(options: RenderOptions): Promise<RenderedApp> {
  const { path, language = 'en', signedInAs } = options
  const server = options.server ?? (await startApi(options.serverOptions))
  if (!options.server) stops.push(() => server.close())
  const network = createNetwork(server.api)
  globalThis.fetch = network.fetch
  for (const [name, value] of options.cookies ?? []) network.cookies.set(name, value)

  localStorage.setItem('language', language)
  if (signedInAs) {
    const [name = '', value = ''] = (await signIn(server, signedInAs)).split(/=(.*)/s)
    network.cookies.set(name, value)
    localStorage.setItem('user', JSON.stringify(storedUser(signedInAs)))
  }

  const actions: UnknownAction[] = []
  const left: string[] = []
  let keys = 0
  const history = createPlainHistory(path)
  const { store, i18n, stop } = await startApp({
    history,
    storage: createSafeStorage(() => localStorage),
    dependencies: {
      secrets: createSecrets(),
      files: createHeldFiles(),
      vault: createVault(new IDBFactory(), crypto),
      now: () => Date.now(),
      leaveFor: url => left.push(url),
      newKey: () => `key-${(keys += 1)}-${Math.random().toString(36).slice(2)}`,
      ...options.services,
    },
    window,
    replayGate: options.devTools?.gate,
    onAction: action => {
      actions.push(action)
      heard.push(action)
    },
  })
  stops.push(stop)

  // Parts that load after the page would otherwise arrive after a short test.
  if (path.startsWith(paths.salon(''))) {
    await Promise.all([
      import('@/features/gallery/GalleryStrip'),
      import('@/features/salons/salon/StaffList'),
      import('@/pages/salon/SalonMore'),
    ])
  }
  await act(async () => {
    const page = (
      <ReadersZone value={options.zone ?? 'UTC'}>
        <App store={store} history={history} i18n={i18n} />
      </ReadersZone>
    )
    options.devTools?.showBanner(i18n)
    render(options.devTools?.around(page) ?? page)
  })
  const location = () => history.location
  return {
    user: userEvent.setup(),
    store,
    history,
    server,
    network,
    actions,
    left,
    path: () => location().pathname + location().search,
  }
}
