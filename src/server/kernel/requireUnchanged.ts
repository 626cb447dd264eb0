import type { ChangedMeanwhile } from '@/domain/edit'
import { ApiFailure } from './ApiFailure'

/**
 * Refuses a save whose editor did not see the present values: 409 `changed_meanwhile` with `data: { present }`. What is
 * stored already as it is wanted, such as by the same save before its answer was lost, is fine. To be asked in the
 * transaction that saves.
 */
export function requireUnchanged<Values extends object>(
  base: Record<string, unknown> | undefined,
  present: Values,
  wanted: Partial<Values>,
): void {
  const isSame = (values: object) =>
    Object.entries(present).every(
      ([field, value]) =>
        JSON.stringify((values as Record<string, unknown>)[field]) === JSON.stringify(value),
    )
  if (!base || isSame(base) || isSame(wanted)) return
  const data: ChangedMeanwhile<Values> = { present }
  throw new ApiFailure('changed_meanwhile', 'Somebody has changed this meanwhile.', { data })
}
