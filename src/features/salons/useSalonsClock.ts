import { useEffect, useState } from 'react'
import type { Instant } from '@/domain/zonedTime'

const minute = 60_000

/** The time, kept to the minute: what is open closes in front of the reader's eyes. */
export function useNow(): Instant {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
