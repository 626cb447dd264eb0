import { profileApi } from '@/api/profileApi'
import type { Stranded } from '@/api/sectionsApi'
import { toBookedAppointment } from '@/domain/bookedAppointment'
import type { Versioned } from '@/domain/edit'
import type { ProfileRequest, SalonProfile } from '@/domain/profile'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { isStrandingSeen, strandingProblem } from '@/store/stranding'
import { resultOf, type Result } from '@/store/submit'
import { profileSubmission } from './profileSubmissions'

const { previewProfile, updateProfile } = profileApi.endpoints

/** Saves the profile. When another time zone moves appointments, the owner sees them first and sends it again. */
export const saveProfile =
  (
    salonId: string,
    request: ProfileRequest,
    base: Versioned<ProfileRequest>,
  ): AppThunk<Promise<Result<SalonProfile> | undefined>> =>
  async (dispatch, getState) => {
    const isSeen = isStrandingSeen(profileSubmission.select(getState()), request)
    return dispatch(
      sendSubmission<ProfileRequest, SalonProfile>(profileSubmission, {
        request,
        base,
        send: async (send, { request: wanted, etag }) => {
          if (wanted.timeZone !== base.timeZone && !isSeen) {
            const { data, error } = resultOf<Stranded>(
              await dispatch(
                previewProfile.initiate({ salonId, ...wanted }, { forceRefetch: true, subscribe: false }),
              ),
            )
            if (error) return { error }
            if (data.stranded.length > 0)
              return { error: strandingProblem(data.stranded.map(toBookedAppointment)) }
          }
          return resultOf<SalonProfile>(
            await send(updateProfile.initiate({ salonId, etag, ...wanted }, { track: false })),
          )
        },
      }),
    )
  }
