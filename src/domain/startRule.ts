import {
  startFits,
  startSteps,
  unitMinutes,
  usualStarts,
  type StartFit,
  type StartStep,
} from './bookGridPolicy'

/** Which starts a day offers. */
export interface StartRule {
  /** Minutes between two starts, counted from opening. */
  stepMinutes: number
  /** The shortest service, where starts that leave a shorter gap are left out. */
  shortestMinutes?: number
}

/** What a salon says of its starts. Left out as in earlier releases: the usual. */
export interface SalonStarts {
  startStep?: number
  startFit?: StartFit
}

/** The starts that clients are offered, of a salon with services of these lengths. */
export const clientStarts = (
  { startStep, startFit }: SalonStarts,
  lengths: readonly number[],
): StartRule => ({
  stepMinutes: startStep ?? usualStarts.startStep,
  ...(startFit === 'no_gaps' && lengths.length > 0 && { shortestMinutes: Math.min(...lengths) }),
})

/** The starts that a salon is offered for walk-ins and moves: every quarter of an hour, or more. */
export const salonStarts = ({ startStep }: SalonStarts): StartRule => ({
  stepMinutes: Math.min(startStep ?? usualStarts.startStep, usualStarts.startStep),
})

/** A salon books at any unit of its books. */
export const unitStarts: StartRule = { stepMinutes: unitMinutes }

export const isStartStep = (minutes: number | undefined): minutes is StartStep =>
  startSteps.some(step => step === minutes)
export const isStartFit = (fit: string | undefined): fit is StartFit => startFits.some(one => one === fit)
