import { instrument, type EnhancedStore, type LiftedState } from '@redux-devtools/instrument'
import type { Store, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'

interface Options {
  maxAge: number
}

// Redux Toolkit looks for the browser's extension when its code is run: import this file before it.
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    ({ maxAge }: Options) =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    next =>
      [...enhancers, instrument(undefined, { maxAge }) as StoreEnhancer].reduceRight(
        (made, enhance) => enhance(made),
        next,
      ),
})

export type Lifted = LiftedState<unknown, UnknownAction & { type: string }, null>

/** The store in which Redux DevTools keep every action of a store. */
export const liftedOf = (store: Store) =>
  (store as unknown as EnhancedStore<unknown, UnknownAction & { type: string }, null>).liftedStore
