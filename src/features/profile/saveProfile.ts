import { profileApi } from '@/api/profileApi'
import type { Versioned } from '@/domain/edit'
import type { ProfileRequest } from '@/domain/profile'
import { sendSubmission } from '@/store/sendSubmission'
import { profileSubmission } from './profileSubmissions'

export const saveProfile = (salonId: string, request: ProfileRequest, base: Versioned<ProfileRequest>) =>
  sendSubmission(profileSubmission, {
    request,
    base,
    send: (send, { request, etag }) =>
      send(profileApi.endpoints.updateProfile.initiate({ salonId, etag, ...request }, { track: false })),
  })
