import { instrument, type EnhancedStore, type LiftedState } from '@redux-devtools/instrument'
import { filterState, getLocalFilter, isFiltered } from '@redux-devtools/utils'
import type { DevToolsEnhancerOptions, Store, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'

type NamedAction = UnknownAction & { type: string }

export type Lifted = LiftedState<unknown, NamedAction, null>

/** The extension keeps the actions that it does not list besides those that it counts. */
const keep =
  (options: DevToolsEnhancerOptions) =>
  (_action: unknown, lifted: Lifted | undefined): number => {
    const filter = getLocalFilter(options)
    const actions = lifted ? lifted.stagedActionIds.flatMap(id => lifted.actionsById[id]?.action ?? []) : []
    return (options.maxAge ?? 50) + actions.filter(action => isFiltered(action, filter)).length
  }

// Redux Toolkit looks for the browser's extension when its code is run: import this file before it.
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: DevToolsEnhancerOptions) =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    next =>
      [...enhancers, instrument(undefined, { maxAge: keep(options) }) as StoreEnhancer].reduceRight(
        (made, enhance) => enhance(made),
        next,
      ),
})

/** The store in which Redux DevTools keep every action of a store. */
export const liftedOf = (store: Store) =>
  (store as unknown as EnhancedStore<unknown, NamedAction, null>).liftedStore

/** The actions as the extension lists them. */
export function listed(lifted: Lifted, options: DevToolsEnhancerOptions): NamedAction[] {
  const { actionSanitizer, predicate } = options
  const { stagedActionIds, actionsById } = filterState(
    lifted,
    'STATE',
    getLocalFilter(options),
    undefined,
    actionSanitizer,
    lifted.nextActionId,
    predicate,
  ) as Lifted
  return stagedActionIds.flatMap(id => actionsById[id]?.action ?? [])
}

/** What the extension saves when somebody exports: every action, and the state before the first. */
export const exported = ({ stagedActionIds, actionsById, committedState }: Lifted): string =>
  JSON.stringify({
    payload: JSON.stringify(stagedActionIds.slice(1).map(id => actionsById[id]?.action)),
    preloadedState: JSON.stringify(committedState),
  })
