import { useEffect } from 'react'
import { useAppDispatch } from '@/api/services'
import { servicesPageLeft } from './servicesSlice'

/** Ends with the page what was begun on it, also when the window closes. */
export function useServicesPage(): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const leave = () => dispatch(servicesPageLeft())
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [dispatch])
}
