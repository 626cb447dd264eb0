import { postersApi } from '@/api/postersApi'
import { reviewsApi } from '@/api/reviewsApi'
import { salonsApi } from '@/api/salonsApi'
import { patterns } from '@/domain/paths'
import type { AppDispatch } from '@/store/services'

interface LoaderArgs {
  params: Readonly<Record<string, string | undefined>>
  dispatch: AppDispatch
}

export type Loader = (args: LoaderArgs) => Promise<void>

/** The queries of each page that the server renders with its data, by the page's path. */
export const loaders: Readonly<Record<string, Loader>> = {
  [patterns.salon]: async ({ params: { salonId = '' }, dispatch }) => {
    const { id } = await dispatch(salonsApi.endpoints.getSalon.initiate(salonId)).unwrap()
    await Promise.all([
      dispatch(reviewsApi.endpoints.listReviews.initiate(id)).unwrap(),
      dispatch(postersApi.endpoints.listPosters.initiate(id)).unwrap(),
    ])
  },
}
