import type { ApiRedaction } from '@/store/redaction'
import type { suggestionsApi } from './suggestionsApi'

/** Allows what salons publish; what was typed never leaves. */
export const suggestionsApiRedaction: ApiRedaction<typeof suggestionsApi> = {
  getSearchSuggestions: {
    answer: {
      salons: { name: 'told', nameAr: 'told', country: 'told', city: 'told', cityAr: 'told' },
      services: { name: 'told', nameAr: 'told' },
      cities: { country: 'told', city: 'told', cityAr: 'told' },
    },
  },
}
