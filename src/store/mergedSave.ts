import { mergeEdits } from '@/domain/edit'
import type { ApiError } from './ApiError'
import { presentOf } from './useEdit'

/**
 * What to save instead of an edit that another person was quicker with, and what that starts from; undefined where both
 * have changed one field, which only the person can decide, and where the save was refused for another reason.
 */
export function mergedSave<Values extends object>(
  error: ApiError,
  base: Values | null | undefined,
  mine: Values,
): { request: Values; base: Values } | undefined {
  const theirs = presentOf(error) as Values | undefined
  if (!base || !theirs) return undefined
  const { merged, asked } = mergeEdits(base, mine, theirs)
  return asked.length === 0 ? { request: merged, base: theirs } : undefined
}
