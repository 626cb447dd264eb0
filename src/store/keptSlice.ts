import { createSlice, type UnknownAction } from '@reduxjs/toolkit'
import type { Instant } from '@/domain/zonedTime'

/** By endpoint: since when its last answer is kept. An answer of the server stands not here. */
export type KeptState = Record<string, Instant>

interface Answered extends UnknownAction {
  meta: { arg: { endpointName: string }; baseQueryMeta?: { keptAt?: Instant } }
}

const isAnswered = (action: UnknownAction): action is Answered => action.type === 'api/executeQuery/fulfilled'

export const initialKept: KeptState = {}

export const keptSlice = createSlice({
  name: 'kept',
  initialState: initialKept,
  reducers: {},
  extraReducers: builder =>
    builder.addMatcher(isAnswered, (state, { meta: { arg, baseQueryMeta } }) => {
      const { [arg.endpointName]: before, ...others } = state
      const keptAt = baseQueryMeta?.keptAt
      if (keptAt) return { ...others, [arg.endpointName]: keptAt }
      return before ? others : state
    }),
  selectors: { selectKeptAt: (state, endpoint: string): Instant | undefined => state[endpoint] },
})

export const { selectKeptAt } = keptSlice.selectors
