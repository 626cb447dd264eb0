import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { selectShownStep, stepChosen } from './supportSlice'
import { nextError, nextMoment, previousError, previousMoment, type Timeline } from './timeline'

export type Move = 'first' | 'previous' | 'next' | 'last' | 'previousError' | 'nextError'

/** Where each move leads from the shown step; undefined where it leads nowhere. */
export function useMoves(timeline: Timeline) {
  const dispatch = useAppDispatch()
  const step = useSelector(selectShownStep)
  const targets: Record<Move, number | undefined> = {
    first: step === 0 ? undefined : 0,
    previous: previousMoment(timeline, step),
    next: nextMoment(timeline, step),
    last: step === timeline.lastStep ? undefined : timeline.lastStep,
    previousError: previousError(timeline, step),
    nextError: nextError(timeline, step),
  }
  return {
    targets,
    go: (move: Move) => {
      const target = targets[move]
      if (target !== undefined) dispatch(stepChosen(target))
    },
  }
}
