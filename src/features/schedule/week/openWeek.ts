import { scheduleApi } from '@/api/scheduleApi'
import type { WeekRequest } from '@/domain/scheduleRequests'
import { sendSubmission } from '@/store/sendSubmission'
import { weekSubmission } from './weekSubmission'

export const openWeek = (salonId: string, request: WeekRequest) =>
  sendSubmission(weekSubmission, {
    request,
    send: (dispatch, { request: sent }) =>
      dispatch(scheduleApi.endpoints.openWeek.initiate({ salonId, ...sent }, { track: false })),
  })
