import type { ChargeRefusal, DeclinedCharge } from '@/domain/subscription'
import { ApiFailure } from '../kernel/ApiFailure'

const texts: Record<ChargeRefusal, string> = {
  declined: 'The card was declined.',
  insufficient_funds: 'The card has insufficient funds.',
  not_confirmed: 'The payment was not confirmed.',
  abandoned: 'The payment was given up. Nothing was charged.',
}

/** 402 with the reason, for the payer. */
export function declinedCharge(reason: ChargeRefusal): ApiFailure {
  const data: DeclinedCharge = { reason }
  return new ApiFailure('declined', texts[reason], { data })
}
