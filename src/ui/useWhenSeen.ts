import { useEffect, useEffectEvent } from 'react'

/** Calls `look` at once and whenever the page becomes visible. */
export function useWhenSeen(look: () => void): void {
  const onVisibility = useEffectEvent(() => {
    if (!document.hidden) look()
  })
  useEffect(() => {
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [])
}
