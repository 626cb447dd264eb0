import { livePolicy } from '@/domain/livePolicy'
import { baseApi } from '@/api/baseApi'
import type { StartListening } from '@/store/StartListening'
import type { AppDispatch, ThunkExtra } from '@/store/services'
import { subscribeToLive, type LiveEvent } from '@/store/live'
import { selectUser, type AuthState } from '@/features/auth/authSlice'

interface CachedState {
  api: ReturnType<typeof baseApi.reducer>
}
type Tags = Parameters<typeof baseApi.util.invalidateTags>[0]

const everythingLive: Tags = ['Notification', 'Appointment', 'Favorite', 'Slots', 'Wait']

function salonIn(data: string): string | undefined {
  try {
    const { salonId } = JSON.parse(data) as { salonId?: unknown }
    return typeof salonId === 'string' ? salonId : undefined
  } catch {
    return undefined
  }
}

function changedBy(event: LiveEvent, data: string): Tags {
  switch (event) {
    case 'notification':
      return ['Notification', 'Wait', 'Review']
    case 'unread':
      return ['Notification']
    case 'appointments':
      return ['Appointment']
    case 'salon':
      // With the salon may change what its staff may do.
      return ['Salon', 'Me']
    case 'slots': {
      const id = salonIn(data)
      return [id === undefined ? 'Slots' : { type: 'Slots', id }]
    }
  }
}

interface Replay {
  isReplaying: () => boolean
  subscribe: (listener: () => void) => () => void
}

interface Store {
  dispatch: AppDispatch
  getState: () => unknown
  extra: ThunkExtra
}

/** Cached answers about slots, by their salon; undefined before the first. */
const slotsIn = (state: unknown) => {
  const tags: Partial<CachedState['api']['provided']['tags']> = (state as CachedState).api.provided.tags
  return tags.Slots
}

/** Those asked for last are the last. */
const salonsIn = (state: unknown): string[] =>
  Object.entries(slotsIn(state) ?? {})
    .filter(([id, answers]) => answers.length > 0 && livePolicy.salonId.test(id))
    .map(([id]) => id)

const uidOf = (state: unknown) => selectUser(state as { auth: AuthState })?.uid

/**
 * While somebody is signed in and the page is visible, the server reports changes, and the affected queries refetch.
 * Returns a function that stops listening.
 */
export function startLiveListening(
  startListening: StartListening,
  store: Store,
  page: Document,
  replay?: Replay,
): () => void {
  let listeningFor: string | undefined
  let open: () => void = () => undefined
  let close: () => void = () => undefined
  let lookAgain: () => void = () => undefined
  let seenSlots: unknown

  const stopLive = () => {
    close()
    close = lookAgain = () => undefined
  }
  const follow = ({ dispatch, extra, getState }: Store) => {
    const uid = uidOf(getState())
    if (uid === listeningFor) return
    listeningFor = uid
    stopLive()
    const changed = (tags: Tags) => dispatch(baseApi.util.invalidateTags(tags))
    open = () => {
      const { openLive } = extra
      if (
        !openLive ||
        listeningFor === undefined ||
        page.visibilityState === 'hidden' ||
        replay?.isReplaying()
      )
        return
      const subscription = subscribeToLive({
        open: openLive,
        salons: () => salonsIn(getState()),
        onEvent: (event, data) => changed(changedBy(event, data)),
        // A refused stream may mean that the session is over. Refetching finds out.
        onGap: () => changed(everythingLive),
      })
      close = subscription.stop
      lookAgain = subscription.lookAgain
    }
    open()
  }
  startListening({
    predicate: (_action, state) => uidOf(state) !== listeningFor,
    effect: (_action, listener) => follow(listener),
  })
  startListening({
    predicate: (_action, state) => slotsIn(state) !== seenSlots,
    effect: (_action, listener) => {
      seenSlots = slotsIn(listener.getState())
      lookAgain()
    },
  })
  follow(store)

  const reopen = () => {
    stopLive()
    open()
  }
  page.addEventListener('visibilitychange', reopen)
  const stopWatching = replay?.subscribe(reopen)
  return () => {
    page.removeEventListener('visibilitychange', reopen)
    stopWatching?.()
    stopLive()
  }
}
