import type { DevToolsEnhancerOptions, Middleware, Store, UnknownAction } from '@reduxjs/toolkit'
import type { SafeStorage } from '../persistence/safeStorage'
import { baseApi } from '@/api/baseApi'
import { devToolsOptions, isStep } from './devToolsOptions'

/** What is read of the store in which Redux DevTools keep every action with the state that it left. */
interface LiftedState {
  currentStateIndex: number
  stagedActionIds: readonly number[]
  skippedActionIds: readonly number[]
  actionsById: Readonly<Record<number, { action: UnknownAction }>>
}

type LiftedStore = Store<LiftedState>

export interface ReplayGate {
  devTools: DevToolsEnhancerOptions
  /** Stands before all other middleware. */
  middleware: Middleware
  /** Marks an action that reaches the reducers as one of this page. */
  record: (action: UnknownAction) => void
  /** Begins to watch the store; without DevTools around it there is nothing to watch. */
  watch: (store: Store) => void
  isReplaying: () => boolean
  /** Calls the listener when a replay begins or ends. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void
  /** The same storage, in which nothing is written or removed during a replay. */
  readOnly: (storage: SafeStorage) => SafeStorage
  /** Puts the page's own session back. */
  leave: () => void
}

/** Stands in for the promise of a thunk that does not run: it never resolves, nor do the parts that RTK Query adds. */
function neverRun() {
  const never = new Promise<never>(() => undefined)
  const nothing = () => undefined
  const handle = {
    abort: nothing,
    isSubscribed: () => true,
    refetch: () => never,
    reset: nothing,
    unsubscribe: nothing,
  }
  return Object.assign(never, handle, { unwrap: () => never })
}

const isEndOfRequest = ({ type, meta }: UnknownAction): boolean =>
  type.startsWith(`${baseApi.reducerPath}/`) &&
  ['fulfilled', 'rejected'].includes((meta as { requestStatus?: string } | undefined)?.requestStatus ?? '')

/**
 * Holds back every action while Redux DevTools show another moment than the page's present one: a jump, a skipped
 * action or an imported session. Answers that arrive meanwhile are dispatched afterwards.
 */
export function createReplayGate(): ReplayGate {
  const ownActions = new WeakSet<object>()
  const listeners = new Set<() => void>()
  let lifted: LiftedStore | undefined
  let ownState: LiftedState | undefined
  let dispatch: (action: UnknownAction) => unknown
  let heldBack: UnknownAction[] = []
  let isReplaying = false

  const showsAnotherMoment = ({
    currentStateIndex,
    stagedActionIds,
    skippedActionIds,
    actionsById,
  }: LiftedState): boolean => {
    // An import replaces the first actions; one that was dispatched from within DevTools comes last.
    const first = stagedActionIds.slice(0, 2).flatMap(id => actionsById[id]?.action ?? [])
    return (
      currentStateIndex < stagedActionIds.length - 1 ||
      skippedActionIds.length > 0 ||
      !first.every(action => ownActions.has(action))
    )
  }

  /** The last action that DevTools list is chosen, and only steps of the libraries follow it. */
  const isAtLastShown = ({ currentStateIndex, stagedActionIds, actionsById }: LiftedState): boolean => {
    const following = stagedActionIds.slice(currentStateIndex + 1)
    return following.length > 0 && following.every(id => isStep(actionsById[id]?.action.type ?? ''))
  }

  const look = (): void => {
    if (!lifted) return
    const state = lifted.getState()
    if (isReplaying && isAtLastShown(state)) {
      lifted.dispatch({ type: 'JUMP_TO_STATE', index: state.stagedActionIds.length - 1 })
      return
    }
    const wasReplaying = isReplaying
    isReplaying = showsAnotherMoment(state)
    if (!isReplaying) ownState = state
    if (isReplaying === wasReplaying) return
    listeners.forEach(listener => listener())
    if (isReplaying) return
    const late = heldBack
    heldBack = []
    late.forEach(action => dispatch(action))
  }

  return {
    devTools: devToolsOptions,
    isReplaying: () => isReplaying,
    middleware: api => {
      dispatch = api.dispatch
      return next => action => {
        if (!isReplaying) return next(action)
        if (typeof action === 'function') return neverRun()
        const plain = action as UnknownAction
        // React hooks ask for the subscriptions, which RTK Query answers without a change of the state.
        if (baseApi.internalActions.internal_getRTKQSubscriptions.match(plain)) return next(plain)
        if (isEndOfRequest(plain)) heldBack.push(plain)
        return plain
      }
    },
    record: action => void ownActions.add(action),
    watch: store => {
      lifted = (store as Store & { liftedStore?: LiftedStore }).liftedStore
      if (!lifted) return
      Object.values(lifted.getState().actionsById).forEach(({ action }) => ownActions.add(action))
      lifted.subscribe(look)
      look()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readOnly: storage => ({
      ...storage,
      set: (key, text) => {
        if (!isReplaying) storage.set(key, text)
      },
      remove: key => {
        if (!isReplaying) storage.remove(key)
      },
    }),
    leave: () => {
      if (!lifted || !ownState) return
      const nextLiftedState = { ...ownState, currentStateIndex: ownState.stagedActionIds.length - 1 }
      lifted.dispatch({ type: 'IMPORT_STATE', nextLiftedState, noRecompute: true })
    },
  }
}
