import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { changesOf, hasRight, type StaffRight } from '@/domain/staffRights'
import { selectUser } from './authSlice'

export interface Rights {
  has: (right: StaffRight) => boolean
  /** Whether the user may change what belongs to the staff member. */
  changes: (of: { staffId?: string | undefined }) => boolean
  /** Of the staff member: whoever does not manage the team has their own only. */
  changesTimeOff: (staffId: string) => boolean
}

/** What the signed-in user may do in the salon. The server judges each call. */
export function useRights(): Rights {
  const user = useSelector(selectUser)
  return useMemo(
    () => ({
      has: right => user?.role !== 'staff' || hasRight(user, right),
      changes: ({ staffId = '' }) => {
        if (user?.role !== 'staff') return true
        return user.staff !== undefined && changesOf(user.staff, { salonId: user.staff.salonId, staffId })
      },
      changesTimeOff: staffId => {
        if (user?.role !== 'staff' || hasRight(user, 'manage_team')) return true
        return user.staff?.staffId === staffId && hasRight(user, 'change_own')
      },
    }),
    [user],
  )
}
