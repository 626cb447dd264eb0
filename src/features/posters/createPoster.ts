import type { ApiError } from '@/store/ApiError'
import { problemOfAnswer, type ImageProblem } from '@/store/imageProblem'
import { inSteps } from '@/store/inSteps'
import { postersApi } from '@/api/postersApi'
import { profileApi } from '@/api/profileApi'
import type { AppThunk } from '@/store/AppThunk'
import { resultOf } from '@/store/submit'
import type { StoredImage } from '@/domain/image'
import type { Poster } from '@/domain/poster'
import {
  posterCreated,
  posterImageArrived,
  posterImageSending,
  posterImageSent,
  posterRefused,
  posterSubmitted,
  selectPosterDialog,
  type PostersState,
} from './postersSlice'

interface NewPoster {
  title: string
  image: File
}

/** What went wrong: with the image, or with the poster. */
interface PosterFault {
  image?: ImageProblem
  poster?: ApiError
}

const { createPoster: create } = postersApi.endpoints

const markOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`

const dialogIn = (state: unknown) => selectPosterDialog(state as { posters: PostersState })

/** Sends the image, unless it has arrived before, then the poster. While one is under way another press does nothing. */
export const createPoster =
  (salonId: string, { title, image }: NewPoster): AppThunk<Promise<PosterFault | undefined>> =>
  async (dispatch, getState, { newKey }) => {
    if (dialogIn(getState())?.step !== 'typing') return undefined
    dispatch(posterImageSending())
    const sent = await dispatch(sendImage(salonId, image))
    if (typeof sent === 'object') {
      dispatch(posterRefused())
      return sent
    }
    const request = { title, imageId: sent }
    const before = dialogIn(getState())?.sent
    const isRetry = before && JSON.stringify(before.request) === JSON.stringify(request)
    const idempotencyKey = isRetry ? before.idempotencyKey : newKey()
    dispatch(posterSubmitted({ request, idempotencyKey }))
    const calling = create.initiate({ salonId, idempotencyKey, ...request }, { track: false })
    const { error } = resultOf<Poster>(await dispatch(calling))
    dispatch(error ? posterRefused() : posterCreated())
    return error && { poster: error }
  }

const sendImage =
  (salonId: string, file: File): AppThunk<Promise<string | PosterFault>> =>
  async (dispatch, getState) => {
    const mark = markOf(file)
    const arrived = dialogIn(getState())?.arrived
    if (arrived?.mark === mark) return arrived.imageId
    const onPercent = inSteps(percent => dispatch(posterImageSent(percent)))
    const upload = profileApi.endpoints.uploadImage.initiate({ salonId, file, onPercent }, { track: false })
    const { data, error } = resultOf<StoredImage>(await dispatch(upload))
    if (error) return { image: problemOfAnswer(error) }
    dispatch(posterImageArrived({ mark, imageId: data.id }))
    return data.id
  }
