import type { Store, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '../store/rootReducer'
import { isOfLibrary } from '@/features/support/isOfLibrary'
import { whenIdle } from '../whenIdle'
import type { Dropped } from '../persistence/dropped'
import { errorCaught, incidentOf, rejectionCaught } from './incidents'
import { keptKey, readKept } from './keptText'
import { createLook, type Surroundings } from './lookAround'
import { forget, recordingOf } from './recording'
import { storageDropped } from './storageDropped'
import { createTabEntry } from './tabEntry'
import { openBuffer, type Session } from './session'

type AppStore = Store<RootState>

/** Milliseconds between two writes at least. */
const pause = 3000

/** Of one kind of incident so many are told: one that repeats would push all other steps out. */
const mostAlike = 3

const isIncident = ({ type }: UnknownAction) => type.startsWith('session/')

/** Errors that nothing catches become actions. Returns the cleanup function. */
function listenForErrors(dispatch: AppStore['dispatch'], window: Window): () => void {
  const counts = new Map<string, number>()
  const record = (error: unknown, incident: typeof errorCaught) => {
    const payload = incidentOf(error)
    const kind = `${payload.name} ${payload.message}`
    const times = (counts.get(kind) ?? 0) + 1
    counts.set(kind, times)
    if (times <= mostAlike) dispatch(incident(payload))
  }
  const onError = ({ error, message }: ErrorEvent) => record(error ?? new Error(message), errorCaught)
  const onRejection = ({ reason }: PromiseRejectionEvent) => record(reason, rejectionCaught)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

/** What could not be read becomes an action, masked. */
async function reportDropped(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  dropped: readonly Dropped[],
): Promise<void> {
  const { maskDropped } = await import('./maskDropped')
  dispatch(storageDropped(maskDropped(dropped)))
}

/** Calls `left` when the person at the screen is another. A session that ended waits for who comes. */
function watchUser({ getState, subscribe }: Pick<AppStore, 'getState' | 'subscribe'>, left: () => void) {
  const present = () => getState().auth.user?.uid ?? null
  let owner = present()
  const stop = subscribe(() => {
    const user = present()
    if (user === owner || (user === null && getState().auth.ended === 'session_over')) return
    if (owner !== null) left()
    owner = user
  })
  return { owner: () => owner, stop }
}

/**
 * Keeps the tab's last steps over a reload, a way to another site and back, and a crash. The code that redacts comes
 * when somebody is signed in or uses the page: until then a visitor could lose nothing. Returns the cleanup function.
 */
export function keepSession(store: AppStore, session: Session, window: Window): () => void {
  const { recorder } = session
  const { look: lookAround, stop: stopLooking } = createLook(window)
  const entry = createTabEntry(keptKey, () => window.sessionStorage)
  const { owner, stop: stopWatching } = watchUser(store, () => forget(recorder))
  let isUsed = readKept(entry.read(), owner(), session.dependencies.now()) !== undefined
  // The person has logged out elsewhere, or before this code was there.
  if (!isUsed) entry.remove()
  let hasEnded = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let callOff: (() => void) | undefined

  let seen: Surroundings | undefined
  // Before a library acts, the business has acted; looking into a page that has changed takes its time.
  const look = ({ type }: UnknownAction) => {
    if (!seen || !isOfLibrary(type)) seen = lookAround()
    return seen
  }
  const write = () => {
    session.buffer?.add(recordingOf(recorder, store.getState()))
    session.buffer?.write(owner())
  }
  const writeNow = async () => {
    try {
      await openBuffer(session)
      if (!hasEnded) write()
    } catch {
      // Without a network the code is not there; the recorder holds the steps until the next try.
    }
  }
  const writeLater = () => {
    if (timer !== undefined || !(isUsed || owner() !== null)) return
    // Who leaves before the first write has it written then.
    if (!session.buffer) callOff = whenIdle(() => void openBuffer(session).catch(() => undefined))
    timer = setTimeout(() => {
      callOff = whenIdle(() => {
        timer = undefined
        void writeNow()
      })
    }, pause)
  }
  const heard = (action: UnknownAction) => {
    // In a task of its own: the reducers have not run yet.
    if (isIncident(action)) setTimeout(() => void writeNow())
    else writeLater()
  }
  const forgotten = () => {
    session.buffer?.clear()
    entry.remove()
  }
  const used = () => {
    isUsed = true
    writeLater()
  }
  const signs = ['pointerdown', 'keydown'] as const

  recorder.keeper = { look, heard, forgotten }
  if (session.dropped.length > 0) void reportDropped(store, session.dropped)
  const stopErrors = listenForErrors(store.dispatch, window)
  signs.forEach(sign => window.addEventListener(sign, used, { passive: true, once: true }))
  window.addEventListener('pagehide', write)
  writeLater()
  return () => {
    hasEnded = true
    recorder.keeper = undefined
    stopLooking()
    stopWatching()
    stopErrors()
    signs.forEach(sign => window.removeEventListener(sign, used))
    window.removeEventListener('pagehide', write)
    clearTimeout(timer)
    callOff?.()
  }
}
