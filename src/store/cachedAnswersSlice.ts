import { createSlice, type UnknownAction } from '@reduxjs/toolkit'
import type { Instant } from '@/domain/zonedTime'

/** By endpoint: of when its last answer is, where it came from the service worker’s cache. */
export type CachedAnswersState = Record<string, Instant>

interface Answered extends UnknownAction {
  meta: { arg: { endpointName: string }; baseQueryMeta?: { cachedAt?: Instant } }
}

const isAnswered = (action: UnknownAction): action is Answered => action.type === 'api/executeQuery/fulfilled'

export const initialCachedAnswers: CachedAnswersState = {}

export const cachedAnswersSlice = createSlice({
  name: 'cachedAnswers',
  initialState: initialCachedAnswers,
  reducers: {},
  extraReducers: builder =>
    builder.addMatcher(isAnswered, (state, { meta: { arg, baseQueryMeta } }) => {
      const { [arg.endpointName]: before, ...others } = state
      const cachedAt = baseQueryMeta?.cachedAt
      if (cachedAt) return { ...others, [arg.endpointName]: cachedAt }
      return before ? others : state
    }),
  selectors: { selectCachedAt: (state, endpoint: string): Instant | undefined => state[endpoint] },
})

export const { selectCachedAt } = cachedAnswersSlice.selectors
