import { submissionOf } from '@/store/submissionOf'

export interface FavoriteChange {
  salonId: string
  isFavorite: boolean
}

/** The heart of a salon, one at a time. */
export const favoriteSubmission = submissionOf<FavoriteChange>('changeFavorite')
