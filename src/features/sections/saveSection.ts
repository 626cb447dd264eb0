import { sectionsApi } from '@/api/sectionsApi'
import { sendSave } from '@/store/sendSave'
import type { AppDispatch } from '@/store/services'
import type { SectionRequest } from '@/domain/sectionRequests'
import {
  sectionRefused,
  sectionSaved,
  sectionSubmitted,
  selectSectionDialog,
  type SectionsState,
} from './sectionsSlice'

const { createSection, updateSection } = sectionsApi.endpoints

/** Saves the section of the open dialog, if it is open still. */
export const saveSection =
  (salonId: string, request: SectionRequest, base: SectionRequest | null) =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const dialog = selectSectionDialog(getState() as { sections: SectionsState })
    if (!dialog) return
    const { sectionId, refused } = dialog
    const once = { track: false } as const
    const saving = sendSave({ id: sectionId, request, base }, refused, {
      submitted: sectionSubmitted,
      saved: sectionSaved,
      refused: sectionRefused,
      send: (send, { idempotencyKey, request, base }) =>
        sectionId === null
          ? send(createSection.initiate({ salonId, idempotencyKey, ...request }, once))
          : send(updateSection.initiate({ salonId, sectionId, ...request, base: base ?? undefined }, once)),
    })
    await dispatch(saving)
  }
