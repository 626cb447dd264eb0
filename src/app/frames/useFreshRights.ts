import { useEffect } from 'react'
import { usersApi } from '@/api/usersApi'
import { accountSaved } from '@/features/auth/authSlice'
import { useUser } from '@/features/auth/useUser'
import { useAppDispatch } from '@/store/services'

/** Takes over the rights of a staff member's login once the salon has changed them. */
export function useFreshRights(): void {
  const dispatch = useAppDispatch()
  const user = useUser()
  const { data: me } = usersApi.useGetMeQuery(undefined, {
    skip: user.role !== 'staff',
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  useEffect(() => {
    if (!me || me.uid !== user.uid || String(me.staff?.rights) === String(user.staff?.rights)) return
    const { etag: _etag, ...fresh } = me
    dispatch(accountSaved(fresh))
  }, [me, user, dispatch])
}
