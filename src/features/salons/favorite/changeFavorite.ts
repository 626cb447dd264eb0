import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { favoritesApi } from '@/api/favoritesApi'
import { salonsApi } from '@/api/salonsApi'
import type { ThunkExtra } from '@/store/services'
import { resultOf, type Result } from '@/store/submit'
import type { AppThunk } from '@/store/AppThunk'

interface FavoriteChange {
  salonId: string
  isFavorite: boolean
}

type ApiState = Parameters<typeof salonsApi.util.selectCachedArgsForQuery>[0]

/** Shows the heart as asked on the salon's page and in every list that is at hand. */
const showFavorite =
  ({ salonId, isFavorite }: FavoriteChange): AppThunk =>
  (ownDispatch, getState) => {
    // Features do not know the whole state; that the api's part is in it is all that is needed here.
    const dispatch = ownDispatch as ThunkDispatch<ApiState, ThunkExtra, UnknownAction>
    const state = getState() as ApiState
    dispatch(
      salonsApi.util.updateQueryData('getSalon', salonId, salon => {
        salon.isFavorite = isFavorite
      }),
    )
    for (const search of salonsApi.util.selectCachedArgsForQuery(state, 'listSalons')) {
      dispatch(
        salonsApi.util.updateQueryData('listSalons', search, ({ pages }) => {
          const found = pages.flatMap(({ salons }) => salons).find(({ id }) => id === salonId)
          if (found) found.isFavorite = isFavorite
        }),
      )
    }
  }

/**
 * Keeps or drops a favorite: shown at once, and taken back when the call fails. Taken back by showing the opposite,
 * not by undoing patches: a list that was fetched again meanwhile may hold the salon elsewhere.
 */
export const changeFavorite =
  ({ uid, ...change }: FavoriteChange & { uid: string }): AppThunk<Promise<Result<unknown>>> =>
  async dispatch => {
    const { addFavorite, removeFavorite } = favoritesApi.endpoints
    const { initiate } = change.isFavorite ? addFavorite : removeFavorite
    dispatch(showFavorite(change))
    const result = resultOf(await dispatch(initiate({ uid, salonId: change.salonId })))
    if (result.error) dispatch(showFavorite({ ...change, isFavorite: !change.isFavorite }))
    return result
  }
