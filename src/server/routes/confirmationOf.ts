import type { Charging } from '../charges/chargeCard'
import { declinedCharge } from '../charges/declinedCharge'

/** What a person whose bank asks is answered; undefined for a charge that went through. Throws 402 for one that was refused. */
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
