import { useState } from 'react'
import { mergeEdits, type ChangedMeanwhile } from '@/domain/edit'
import type { ApiError } from './ApiError'
import type { Refusal } from './saves'

/** What is stored by now, when a save was refused because another person was quicker. */
export const presentOf = ({ code, data }: ApiError): unknown =>
  code === 'changed_meanwhile' && typeof data === 'object' && data !== null && 'present' in data
    ? (data as ChangedMeanwhile<unknown>).present
    : undefined

interface Overtaken<Values> {
  mine: Values
  theirs: Values
}

interface Edit<Values> {
  base: Values | undefined
  overtaken?: Overtaken<Values> | undefined
}

function overtakenBy<Values>(error: ApiError, mine: Values): Overtaken<Values> | undefined {
  const theirs = presentOf(error) as Values | undefined
  return theirs && { mine, theirs }
}

/**
 * What a form started from (nothing for a new thing), and what another person has made of it meanwhile. With `refused`
 * the form goes on from a save that did not stand.
 */
export function useEdit<Values extends object>(start: Values | undefined, refused?: Refusal<Values> | null) {
  const [{ base, overtaken }, setEdit] = useState<Edit<Values>>(() =>
    refused
      ? {
          base: refused.save.base ?? undefined,
          overtaken: overtakenBy(refused.error, refused.save.request),
        }
      : { base: start },
  )
  const merge = base && overtaken && mergeEdits(base, overtaken.mine, overtaken.theirs)
  return {
    /** To be sent along with the save. */
    base,
    theirs: overtaken?.theirs,
    /** What the form holds from then on: theirs where the person had changed nothing. */
    merged: merge?.merged,
    /** The fields that both have changed. */
    asked: merge?.asked ?? [],
    /** Takes a refused save; undefined when that was not because of another person, else what the form shall hold. */
    mergeRefused: (error: ApiError, mine: Values): Values | undefined => {
      const overtaking = overtakenBy(error, mine)
      if (!base || !overtaking) return undefined
      setEdit({ base, overtaken: overtaking })
      return mergeEdits(base, mine, overtaking.theirs).merged
    },
    /** The person has seen theirs: what is saved from now on may replace it. */
    theirsSeen: () => setEdit({ base: overtaken?.theirs ?? base }),
  }
}
