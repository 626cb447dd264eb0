import { compose } from '@reduxjs/toolkit'
import { instrument, type EnhancedStore, type LiftedState } from '@redux-devtools/instrument'
import type { Store, UnknownAction } from '@reduxjs/toolkit'

type Compose = typeof compose

// Redux Toolkit looks for the browser's extension when its code is run: import this file before it.
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    ({ maxAge }: { maxAge: number }): Compose =>
    ((...enhancers: Parameters<Compose>) => compose(...enhancers, instrument(undefined, { maxAge }))) as Compose,
})

export type Lifted = LiftedState<unknown, UnknownAction & { type: string }, null>

/** The store in which DevTools keep every action of a store. */
export const liftedOf = (store: Store) =>
  (store as unknown as EnhancedStore<unknown, UnknownAction & { type: string }, null>).liftedStore
