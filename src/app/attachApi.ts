import {
  createAction,
  type Dispatch,
  type DynamicMiddlewareInstance,
  type Middleware,
} from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { baseApi } from '@/api/baseApi'
import { startLiveListening } from '@/features/notifications/startLiveListening'
import { forgetUser } from '@/features/offline/forgetUser'
import { startSectionsListening } from '@/features/sections/startSectionsListening'
import { startServicesListening } from '@/features/services/startServicesListening'
import type { StartListening } from './listeners'
import { liveSlices, type LiveSlice } from './liveSlices'
import { changesUser } from './rootReducer'

/** The slices of the live pages have joined the store. */
export const apiAttached = createAction('api/attached')

export interface ApiSeams {
  inject: (slice: LiveSlice) => void
  dynamicMiddleware: DynamicMiddlewareInstance
  /** Whether a person is signed in as the page begins. */
  isSignedIn: boolean
  startListening: StartListening
  dispatch: Dispatch
  /** Left out where pages are rendered at build time. */
  page: Document | undefined
}

/** Gives a store what pages that ask the server need; nothing of one person stays in its cache for the next. */
export function attachApi({
  inject,
  dynamicMiddleware,
  isSignedIn,
  startListening,
  dispatch,
  page,
}: ApiSeams): () => void {
  for (const slice of liveSlices) inject(slice)
  // Its type names the slice that has only just joined.
  dynamicMiddleware.addMiddleware(baseApi.middleware as Middleware)
  startListening({
    predicate: changesUser,
    effect: (_action, listener) => {
      listener.dispatch(baseApi.util.resetApiState())
      forgetUser(window)
    },
  })
  // They may have left where this page could not hear it.
  if (page && !isSignedIn) forgetUser(window)
  startSectionsListening(startListening)
  startServicesListening(startListening)
  const stops = [setupListeners(dispatch), page && startLiveListening(startListening, page)]
  dispatch(apiAttached())
  // From then on the browser's events tell.
  if (page?.defaultView?.navigator.onLine === false) dispatch(baseApi.internalActions.onOffline())
  return () => stops.forEach(stop => stop?.())
}
