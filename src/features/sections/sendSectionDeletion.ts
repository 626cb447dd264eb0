import { baseApi } from '@/api/baseApi'
import type { sectionsApi } from '@/api/sectionsApi'
import { sendDeletion } from '@/store/sendDeletion'
import {
  sectionDeletionFailed,
  sectionDeletionFinished,
  sectionDeletionSent,
  selectSectionDeletions,
  type SectionsState,
} from './sectionsSlice'

export const sectionDeletionsIn = (state: unknown) =>
  selectSectionDeletions(state as { sections: SectionsState })

/** The section page injects the endpoint when it loads, so the first page does not contain it. */
const calls = () => (baseApi as typeof sectionsApi).endpoints

export const sendSectionDeletion = (id: string) =>
  sendDeletion(id, {
    deletionsIn: sectionDeletionsIn,
    deletionSent: sectionDeletionSent,
    deletionFailed: sectionDeletionFailed,
    deletionFinished: sectionDeletionFinished,
    request: (dispatch, { salonId }) =>
      dispatch(calls().deleteSection.initiate({ salonId, sectionId: id }, { track: false })),
  })
