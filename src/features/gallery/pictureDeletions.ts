import { baseApi } from '@/api/baseApi'
import type { galleryApi } from '@/api/galleryApi'
import { deletionsOf } from '@/store/deletionsOf'
import { gallerySlice } from './gallerySlice'

/** The page of the gallery injects the endpoint when it loads, so the first page does not contain it. */
const calls = () => (baseApi as typeof galleryApi).endpoints

export const pictureDeletions = deletionsOf(gallerySlice, (dispatch, { salonId, id }) =>
  dispatch(calls().deletePicture.initiate({ salonId, pictureId: id }, { track: false })),
)
