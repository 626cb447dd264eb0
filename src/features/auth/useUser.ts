import { useSelector } from 'react-redux'
import type { User } from '@/domain/user'
import { selectUser } from './authSlice'

/** Who is signed in, on pages that a guard opens only for somebody. */
export function useUser(): User {
  const user = useSelector(selectUser)
  if (!user) throw new Error('This page needs somebody who is signed in')
  return user
}
