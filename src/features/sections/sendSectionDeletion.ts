import { sectionsApi } from '@/api/sectionsApi'
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

export const sendSectionDeletion = (id: string) =>
  sendDeletion(id, {
    deletionsIn: sectionDeletionsIn,
    deletionSent: sectionDeletionSent,
    deletionFailed: sectionDeletionFailed,
    deletionFinished: sectionDeletionFinished,
    request: (dispatch, { salonId }) =>
      dispatch(sectionsApi.endpoints.deleteSection.initiate({ salonId, sectionId: id }, { track: false })),
  })
