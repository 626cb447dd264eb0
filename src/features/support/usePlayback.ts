import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import type { ShownStep } from './opened'
import { playbackPaused, playbackStarted, selectPlaying, selectShownStep, stepPlayed } from './supportSlice'
import { nextMoment, type Timeline } from './timeline'

const longestPause = 1000
/** A shorter one would not be seen. */
const shortestPause = 100

/** Milliseconds between two steps, as they were recorded, unless that was long. */
export function pauseBetween(from: number | null, until: number | null): number {
  if (from === null || until === null) return longestPause
  return Math.min(Math.max(until - from, shortestPause), longestPause)
}

/** Goes from one business action to the next while it plays. */
export function usePlayback(timeline: Timeline, steps: readonly ShownStep[]) {
  const dispatch = useAppDispatch()
  const isPlaying = useSelector(selectPlaying)
  const step = useSelector(selectShownStep)
  const next = nextMoment(timeline, step)
  const pause = next === undefined ? 0 : pauseBetween(steps[step]?.at ?? null, steps[next]?.at ?? null)

  useEffect(() => {
    if (!isPlaying) return
    if (next === undefined) {
      dispatch(playbackPaused())
      return
    }
    const timer = setTimeout(() => dispatch(stepPlayed(next)), pause)
    return () => clearTimeout(timer)
  }, [dispatch, isPlaying, next, pause])

  return {
    isPlaying,
    toggle: () => {
      if (isPlaying) dispatch(playbackPaused())
      else dispatch(playbackStarted({ from: next === undefined ? 0 : step }))
    },
  }
}
