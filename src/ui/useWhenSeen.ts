import { useEffect, useEffectEvent } from 'react'

/** Looks at once, and again whenever the page comes back into sight. */
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
