import type { CardEntry, CardPage, CardReturn, EnteredCard } from '@/domain/card'
import { baseApi } from './baseApi'
import { unwrap } from '@/store/unwrap'

export const cardsApi = baseApi.injectEndpoints({
  endpoints: build => ({
    getCardEntry: build.query<CardEntry, void>({
      query: () => ({ url: 'cards/entry' }),
      transformResponse: unwrap<CardEntry>,
      keepUnusedDataFor: 3600,
    }),
    openCardPage: build.mutation<CardPage, { returnTo: CardReturn; appointmentId: string | undefined }>({
      query: body => ({ url: 'cards/pages', method: 'POST', body }),
      transformResponse: unwrap<CardPage>,
    }),
    /** The card that was entered on the provider's page with this id; 404 without one. */
    getEnteredCard: build.query<EnteredCard, string>({
      query: id => ({ url: `cards/${encodeURIComponent(id)}` }),
      transformResponse: unwrap<EnteredCard>,
    }),
  }),
})
