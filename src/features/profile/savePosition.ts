import { profileApi } from '@/api/profileApi'
import type { Coordinates } from '@/domain/geography/distance'
import type { SalonProfile } from '@/domain/profile'
import { sendSubmission } from '@/store/sendSubmission'
import { resultOf } from '@/store/submit'
import { positionRefusal, type DeviceProblem } from './positionProblem'
import { positionSubmission } from './profileSubmissions'

/** Finds the position of the device, or the reason why it is unknown. */
export type FindPosition = () => Promise<{ position: Coordinates } | { reason: DeviceProblem }>

/** Saves the owner's current position as the salon's. Near Me measures from there. */
export const savePosition = (salonId: string, findPosition: FindPosition) =>
  sendSubmission<{ salonId: string }, SalonProfile>(positionSubmission, {
    request: { salonId },
    send: async send => {
      const found = await findPosition()
      if ('reason' in found) return { error: positionRefusal(found.reason) }
      const saving = profileApi.endpoints.setPosition.initiate(
        { salonId, ...found.position },
        { track: false },
      )
      return resultOf<SalonProfile>(await send(saving))
    },
  })
