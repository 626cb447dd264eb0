import { useSelector } from 'react-redux'
import type { User } from '@/domain/user'
import { selectUser } from './authSlice'

/** The signed-in user, for pages behind a guard. Throws where nobody is signed in. */
export function useUser(): User {
  const user = useSelector(selectUser)
  if (!user) throw new Error('This page needs somebody who is signed in')
  return user
}
