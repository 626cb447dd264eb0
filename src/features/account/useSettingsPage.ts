import { useEffect } from 'react'
import { useAppDispatch } from '@/api/services'
import { settingsPageLeft } from './accountSlice'

/** Ends with the page whatever was begun on it. */
export function useSettingsPage(): void {
  const dispatch = useAppDispatch()
  useEffect(
    () => () => {
      dispatch(settingsPageLeft())
    },
    [dispatch],
  )
}
