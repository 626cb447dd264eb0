import { useEffect, useState } from 'react'
import { readClock } from '@/api/readClock'
import { useAppDispatch } from '@/api/services'
import type { Instant } from '@/domain/zonedTime'

const minute = 60_000

/** The time, kept to the minute: what is open closes in front of the reader's eyes. */
export function useNow(): Instant {
  const dispatch = useAppDispatch()
  const [now, setNow] = useState(() => dispatch(readClock()))
  useEffect(() => {
    const timer = setInterval(() => setNow(dispatch(readClock())), minute)
    return () => clearInterval(timer)
  }, [dispatch])
  return now
}
