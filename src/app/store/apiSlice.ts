import type { UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from '@/api/baseApi'

type ApiState = ReturnType<typeof baseApi.reducer>

const { middlewareRegistered } = baseApi.internalActions
const { resetApiState } = baseApi.util

/** RTK Query resets to the network state of its module's load. This keeps the state from before the reset. */
const begin = (fresh: ApiState, before: ApiState | undefined): ApiState => ({
  ...fresh,
  config: {
    ...fresh.config,
    online: before?.config.online ?? true,
    focused: before?.config.focused ?? true,
  },
})

/**
 * The query cache as a pure function of its actions. RTK Query alone would start from the browser's network state, and
 * would take the `middlewareRegistered` of another page load for a conflict of two caches in one store.
 */
export const apiSlice = {
  reducerPath: baseApi.reducerPath,
  reducer: (state: ApiState | undefined, action: UnknownAction): ApiState => {
    const reduced = baseApi.reducer(state, action)
    const next = !state || resetApiState.match(action) ? begin(reduced, state) : reduced
    if (!middlewareRegistered.match(action)) return next
    return { ...next, config: { ...next.config, middlewareRegistered: true } }
  },
}
