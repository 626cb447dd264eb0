import { baseApi } from '@/api/baseApi'
import type { sectionsApi } from '@/api/sectionsApi'
import { deletionsOf } from '@/store/deletionsOf'
import { sectionsSlice } from './sectionsSlice'

/** The section page injects the endpoint when it loads, so the first page does not contain it. */
const calls = () => (baseApi as typeof sectionsApi).endpoints

export const sectionDeletions = deletionsOf(sectionsSlice, (dispatch, { salonId, id }) =>
  dispatch(calls().deleteSection.initiate({ salonId, sectionId: id }, { track: false })),
)
