import { useEffect, useEffectEvent } from 'react'
import { useWhenSeen } from './useWhenSeen'

const minute = 60_000

/** Calls `look` at once, each minute while the page is visible, and whenever it becomes visible. */
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
