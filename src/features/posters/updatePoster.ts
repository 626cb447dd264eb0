import { postersApi } from '@/api/postersApi'
import type { Versioned } from '@/domain/edit'
import type { PosterEdit } from '@/domain/poster'
import { sendSubmission } from '@/store/sendSubmission'
import { posterEditSubmission } from './posterSubmission'

const { updatePoster: call } = postersApi.endpoints

export const updatePoster = (
  salonId: string,
  posterId: string,
  { request, base }: { request: PosterEdit; base: Versioned<PosterEdit> },
) =>
  sendSubmission(posterEditSubmission, {
    request,
    base,
    send: (send, { request: sent, etag }) =>
      send(call.initiate({ salonId, posterId, ...sent, etag }, { track: false })),
  })
