import { useState } from 'react'
import type { ChangedMeanwhile } from '@/domain/edit'
import type { ApiError } from './ApiError'

/** What is stored by now, when a save was refused because another person was quicker. */
export const presentOf = ({ code, data }: ApiError): unknown =>
  code === 'changed_meanwhile' && typeof data === 'object' && data !== null && 'present' in data
    ? (data as ChangedMeanwhile<unknown>).present
    : undefined

/** The fields in which two states of the same thing differ. */
export const changedFields = <Values extends object>(
  before: Values,
  after: Values,
): (keyof Values & string)[] =>
  (Object.keys(after) as (keyof Values & string)[]).filter(
    field => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )

/** What a form started from (nothing for a new thing), and what another person has made of it meanwhile. */
export function useEdit<Values extends object>(start: Values | undefined) {
  const [{ base, theirs }, setEdit] = useState<{ base: Values | undefined; theirs?: Values }>({ base: start })
  return {
    /** To be sent along with the save. */
    base,
    theirs,
    changed: base && theirs ? changedFields(base, theirs) : [],
    /** Takes a refused save; false when that was not because of another person. */
    isOvertaken: (error: ApiError): boolean => {
      const present = presentOf(error) as Values | undefined
      if (present) setEdit({ base, theirs: present })
      return present !== undefined
    },
    /** The person has seen theirs: what is saved from now on may replace it. */
    theirsSeen: () => setEdit({ base: theirs ?? base }),
  }
}
