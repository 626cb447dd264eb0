import type { ApiError } from '@/api/ApiError'
import { sectionsApi } from '@/api/sectionsApi'
import type { AppDispatch, ClientServices } from '@/api/services'
import { outcomeOf } from '@/api/submit'
import type { Section } from '@/domain/salon'
import type { SectionRequest } from '@/domain/sectionRequests'
import {
  sectionRefused,
  sectionSaved,
  sectionSubmitted,
  selectSectionDialog,
  type SectionsState,
} from './sectionsSlice'

const { createSection, updateSection } = sectionsApi.endpoints

/** Saves the dialog's section and resolves with what was wrong, if anything. The same name sent again is the same section. */
export const saveSection =
  (salonId: string, request: SectionRequest, base: SectionRequest | undefined) =>
  async (
    dispatch: AppDispatch,
    getState: () => unknown,
    { newKey }: ClientServices,
  ): Promise<ApiError | undefined> => {
    const dialog = selectSectionDialog(getState() as { sections: SectionsState })
    if (!dialog || dialog.step === 'saving') return undefined
    const { sectionId, sent } = dialog
    const isRetry = sent && JSON.stringify(sent.request) === JSON.stringify(request)
    const idempotencyKey = isRetry ? sent.idempotencyKey : newKey()
    dispatch(sectionSubmitted({ request, idempotencyKey }))
    const once = { track: false } as const
    const { error } = outcomeOf<Section>(
      await (sectionId === null
        ? dispatch(createSection.initiate({ salonId, idempotencyKey, ...request }, once))
        : dispatch(updateSection.initiate({ salonId, sectionId, ...request, base }, once))),
    )
    dispatch(error ? sectionRefused() : sectionSaved())
    return error
  }
