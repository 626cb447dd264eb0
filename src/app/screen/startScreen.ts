import { createHeldFiles } from '@/store/heldFiles'
import { createSecrets } from '@/store/secrets'
import type { ThunkExtra } from '@/store/services'
import { closedVault } from '@/store/vault'
import { paths } from '@/domain/paths'
import { isStateMessage, screenReady, type StateMessage } from '@/features/support/screenMessages'
import type { RootState } from '../store/rootReducer'
import { drawScreens } from './drawScreens'
import { standStill } from './standStill'

const never = <Answer>() => new Promise<Answer>(() => undefined)

/** Nothing leaves the window, and the time is that of the shown step. */
const inertDependencies = (now: () => number): ThunkExtra => ({
  secrets: createSecrets(),
  files: createHeldFiles(),
  vault: closedVault,
  now,
  newKey: () => '',
  leaveFor: () => undefined,
  sessionFile: never,
  rehydrateState: never,
  replayActions: never,
})

/**
 * The window in the support page that shows a recorded screen: the app with a store that the surrounding page controls.
 * The server's policy for this address blocks all calls. Without attempts there are no errors in the console.
 */
export function startScreen(window: Window & typeof globalThis): void {
  if (window.parent === window) {
    window.location.replace(paths.support)
    return
  }
  Object.assign(window, { fetch: never })
  standStill(window)

  let now = 0
  let screens: ReturnType<typeof drawScreens> | undefined
  const show = async (message: StateMessage) => {
    const { language } = (message.state as RootState).preferences
    screens ??= drawScreens(
      window.document,
      inertDependencies(() => now),
      language,
    )
    const draw = await screens
    now = message.at
    draw(message)
  }

  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== window.location.origin || !isStateMessage(data)) return
    void show(data)
  })
  window.parent.postMessage(screenReady, window.location.origin)
}
