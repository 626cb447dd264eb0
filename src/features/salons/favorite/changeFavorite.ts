import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { favoritesApi } from '@/api/favoritesApi'
import { salonsApi, type SalonsApiState } from '@/api/salonsApi'
import type { ThunkExtra } from '@/store/services'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { favoriteSubmission, type FavoriteChange } from './favoriteSubmission'

/** Shows the heart as it was saved on the salon's page and in every list that is at hand. */
const showFavorite =
  ({ salonId, isFavorite }: FavoriteChange): AppThunk =>
  (ownDispatch, getState) => {
    // Features do not know the type of the whole state. Here the state of the api is enough.
    const dispatch = ownDispatch as ThunkDispatch<SalonsApiState, ThunkExtra, UnknownAction>
    const state = getState() as SalonsApiState
    for (const address of salonsApi.util.selectCachedArgsForQuery(state, 'getSalon')) {
      dispatch(
        salonsApi.util.updateQueryData('getSalon', address, salon => {
          if (salon.id === salonId) salon.isFavorite = isFavorite
        }),
      )
    }
    for (const search of salonsApi.util.selectCachedArgsForQuery(state, 'listSalons')) {
      dispatch(
        salonsApi.util.updateQueryData('listSalons', search, ({ pages }) => {
          const found = pages.flatMap(({ salons }) => salons).find(({ id }) => id === salonId)
          if (found) found.isFavorite = isFavorite
        }),
      )
    }
  }

/** Keeps or drops a favorite. */
export const changeFavorite = ({ uid, ...request }: FavoriteChange & { uid: string }) =>
  sendSubmission<FavoriteChange, unknown>(favoriteSubmission, {
    request,
    send: async send => {
      const { addFavorite, removeFavorite } = favoritesApi.endpoints
      const { initiate } = request.isFavorite ? addFavorite : removeFavorite
      const result = await send(initiate({ uid, salonId: request.salonId }, { track: false }))
      if (!result.error) send(showFavorite(request))
      return result
    },
  })
