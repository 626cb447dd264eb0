import type { SearchSuggestions } from '@/domain/salonSearch'
import { unwrap } from '@/store/unwrap'
import { baseApi } from './baseApi'

export const suggestionsApi = baseApi.injectEndpoints({
  endpoints: build => ({
    getSearchSuggestions: build.query<SearchSuggestions, string>({
      query: text => ({ url: 'salons/suggestions', params: { text } }),
      transformResponse: unwrap<SearchSuggestions>,
      // What was typed on the way to a word is not asked for again.
      keepUnusedDataFor: 30,
    }),
  }),
})
