import { useEffect } from 'react'
import { useAppDispatch } from '@/api/services'
import { profilePageLeft } from './profileSlice'

/** Ends with the page what was begun on it. */
export function useProfilePage(): void {
  const dispatch = useAppDispatch()
  useEffect(
    () => () => {
      dispatch(profilePageLeft())
    },
    [dispatch],
  )
}
