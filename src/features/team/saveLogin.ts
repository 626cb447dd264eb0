import { teamApi } from '@/api/teamApi'
import type { StaffAccess } from '@/domain/staffAccess'
import type { StaffRight } from '@/domain/staffRights'
import { isMissing } from '@/store/ApiError'
import { sendSubmission } from '@/store/sendSubmission'
import { resultOf } from '@/store/submit'
import { loginRemovalSubmission, loginSubmission } from './teamSubmissions'

const { inviteStaff, updateLoginRights, removeStaffLogin } = teamApi.endpoints
const untracked = { track: false } as const

interface OfStaff {
  salonId: string
  staffId: string
}

/** Mails an invitation; a staff member who has a login gets the rights. */
export const saveLogin = (
  of: OfStaff,
  state: StaffAccess['state'] | undefined,
  request: { email: string; rights: StaffRight[] },
) =>
  sendSubmission<{ email: string; rights: StaffRight[] }, StaffAccess | null>(loginSubmission, {
    request,
    send: async (send, { request: { email, rights } }) =>
      resultOf<StaffAccess | null>(
        state === 'login'
          ? await send(updateLoginRights.initiate({ ...of, rights }, untracked))
          : await send(inviteStaff.initiate({ ...of, email, rights }, untracked)),
      ),
  })

/** Withdraws the invitation or removes the login. One that is already gone counts as removed. */
export const removeLogin = (of: OfStaff) =>
  sendSubmission<{ staffId: string }, unknown>(loginRemovalSubmission, {
    request: { staffId: of.staffId },
    send: async send => {
      const result = resultOf<unknown>(await send(removeStaffLogin.initiate(of, untracked)))
      return isMissing(result.error) ? { data: null } : result
    },
  })
