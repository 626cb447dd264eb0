import { waitlistApi } from '@/api/waitlistApi'
import type { WaitRequest } from '@/domain/waitlist'
import { sendSubmission } from '@/store/sendSubmission'
import { leaveSubmission, waitSubmission } from './waitSubmissions'

const untracked = { track: false } as const

export const waitFor = (request: WaitRequest) =>
  sendSubmission(waitSubmission, {
    request,
    send: send => send(waitlistApi.endpoints.waitFor.initiate(request, untracked)),
  })

export const leaveWait = (waitId: string) =>
  sendSubmission(leaveSubmission, {
    request: { waitId },
    send: send => send(waitlistApi.endpoints.leaveWait.initiate(waitId, untracked)),
  })
