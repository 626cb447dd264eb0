import {
  createAction,
  type Dispatch,
  type DynamicMiddlewareInstance,
  type Middleware,
} from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { baseApi } from '@/api/baseApi'
import type { StartListening } from './listeners'
import { changesPerson } from './rootReducer'

/** The cache of server answers has joined the store. */
export const apiAttached = createAction('api/attached')

export interface ApiSeams {
  injectApi: (api: typeof baseApi) => unknown
  dynamicMiddleware: DynamicMiddlewareInstance
  startListening: StartListening
  dispatch: Dispatch
}

/** Puts the cache of server answers into a store; nothing of one person stays in it for the next. */
export function attachApi({ injectApi, dynamicMiddleware, startListening, dispatch }: ApiSeams): () => void {
  injectApi(baseApi)
  // Its type names the slice that has only just joined.
  dynamicMiddleware.addMiddleware(baseApi.middleware as Middleware)
  startListening({
    predicate: changesPerson,
    effect: (_action, listener) => {
      listener.dispatch(baseApi.util.resetApiState())
    },
  })
  dispatch(apiAttached())
  return setupListeners(dispatch)
}
