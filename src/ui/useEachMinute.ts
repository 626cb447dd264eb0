import { useEffect, useEffectEvent } from 'react'
import { useWhenSeen } from './useWhenSeen'

const minute = 60_000

/** Looks at once, each minute while the page is seen, and whenever it comes back into sight. */
export function useEachMinute(look: () => void): void {
  useWhenSeen(look)
  const onMinute = useEffectEvent(() => {
    if (!document.hidden) look()
  })
  useEffect(() => {
    const ticking = setInterval(onMinute, minute)
    return () => clearInterval(ticking)
  }, [])
}
