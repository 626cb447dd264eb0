import { useEffect } from 'react'
import { useAppDispatch } from '@/api/services'
import { sectionsPageLeft } from './sectionsSlice'

/** Ends with the page what was begun on it, also when the window closes. */
export function useSectionsPage(): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const leave = () => dispatch(sectionsPageLeft())
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [dispatch])
}
