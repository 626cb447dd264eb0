import type { ApiRedaction } from '@/store/redaction'
import type { favoritesApi } from './favoritesApi'

export const favoritesApiRedaction: ApiRedaction<typeof favoritesApi> = {
  listFavorites: {
    answer: { name: 'told', nameAr: 'told', location: 'told', country: 'told', photoUrl: 'told' },
  },
}
