import type { UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from '@/api/baseApi'

type ApiState = ReturnType<typeof baseApi.reducer>

const { middlewareRegistered } = baseApi.internalActions
const { resetApiState } = baseApi.util

/** Whether the network was there is remembered by RTK Query from when its code was run, and so for each new beginning. */
const begin = (fresh: ApiState, before: ApiState | undefined): ApiState => ({
  ...fresh,
  config: {
    ...fresh.config,
    online: before?.config.online ?? true,
    focused: before?.config.focused ?? true,
  },
})

/**
 * The cache of answers, the same from the same actions wherever they are played: RTK Query begins with what the browser
 * says, and takes the registration of another page load's middleware for a conflict of two caches in one store.
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
