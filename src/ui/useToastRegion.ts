import { use, useSyncExternalStore } from 'react'
import { ToastContext } from './ToastContext'

const never = () => () => undefined

/** The element of the page's toast region; null until it is there. */
export function useToastRegion(): HTMLElement | null {
  const region = use(ToastContext)
  return useSyncExternalStore(
    never,
    () => region.current,
    () => null,
  )
}
