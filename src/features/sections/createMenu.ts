import { sectionsApi } from '@/api/sectionsApi'
import type { MenuRequest } from '@/domain/menuRequests'
import { sendSubmission } from '@/store/sendSubmission'
import { menuSubmission } from './menuSubmission'

export const createMenu = (salonId: string, request: MenuRequest) =>
  sendSubmission(menuSubmission, {
    request,
    send: (dispatch, { request: sent, idempotencyKey }) =>
      dispatch(
        sectionsApi.endpoints.createMenu.initiate({ salonId, idempotencyKey, ...sent }, { track: false }),
      ),
  })
