import type { Confirmation } from '@/domain/confirmation'

/** The requests that were left, each with the reason. */
export const notConfirmed = (answers: readonly Confirmation[]): Confirmation[] =>
  answers.filter(({ result }) => result !== 'confirmed')
