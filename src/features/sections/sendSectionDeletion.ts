import { sectionsApi, type Stranded } from '@/api/sectionsApi'
import type { AppDispatch } from '@/api/services'
import { outcomeOf } from '@/api/submit'
import {
  sectionDeletionFailed,
  sectionDeletionFinished,
  sectionDeletionSent,
  selectSectionDeletions,
  type SectionsState,
} from './sectionsSlice'

export const sectionDeletionsIn = (state: unknown) =>
  selectSectionDeletions(state as { sections: SectionsState })

/** Deletes for good what was deleted on the screen, unless that was undone or is under way. */
export const sendSectionDeletion =
  (sectionId: string) =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const deletion = sectionDeletionsIn(getState()).find(({ id }) => id === sectionId)
    if (!deletion || deletion.step === 'sending') return
    dispatch(sectionDeletionSent(sectionId))
    const { salonId } = deletion
    const { error } = outcomeOf<Stranded>(
      await dispatch(sectionsApi.endpoints.deleteSection.initiate({ salonId, sectionId }, { track: false })),
    )
    // What is not there any more is deleted, by whomever.
    const hasFailed = error && error.status !== 404
    dispatch(hasFailed ? sectionDeletionFailed(sectionId) : sectionDeletionFinished(sectionId))
  }
