import { sectionsApi } from '@/api/sectionsApi'
import type { Versioned } from '@/domain/edit'
import type { SectionRequest } from '@/domain/sectionRequests'
import { sendSubmission } from '@/store/sendSubmission'
import { sectionSubmission } from './sectionSubmission'

const { createSection, updateSection } = sectionsApi.endpoints
const once = { track: false } as const

interface Save {
  salonId: string
  /** Null for a new section. */
  sectionId: string | null
  request: SectionRequest
  base: Versioned<SectionRequest> | undefined
}

export const saveSection = ({ salonId, sectionId, request, base }: Save) =>
  sendSubmission(sectionSubmission, {
    request,
    base,
    send: (dispatch, { request, idempotencyKey, etag }) =>
      sectionId === null
        ? dispatch(createSection.initiate({ salonId, idempotencyKey, ...request }, once))
        : dispatch(updateSection.initiate({ salonId, sectionId, etag, ...request }, once)),
  })
