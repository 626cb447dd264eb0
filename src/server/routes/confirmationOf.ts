import type { Charging } from '../charges/chargeCard'
import { declinedCharge } from '../charges/declinedCharge'

/** The answer to a user whose bank asks to confirm; undefined after a successful charge. Throws 402 on refusal. */
export function confirmationOf({ charge, result }: Charging) {
  if (result.status === 'refused') throw declinedCharge(result.reason)
  if (result.status === 'succeeded') return undefined
  const { redirectUrl } = result
  return {
    result: 'needs_confirmation' as const,
    chargeId: charge.key,
    ...(redirectUrl !== undefined && { redirectUrl }),
  }
}
