export interface StripeAnswer {
  status: number
  body: object
}

export const stripeFailure = (status: number, error: Record<string, unknown>): StripeAnswer => ({
  status,
  body: { error: { message: 'The stand-in says no', ...error } },
})

export interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  currency: string
  status: string
  metadata: { charge_key: string }
  next_action: { redirect_to_url: { url: string } } | null
  last_payment_error: { code: string; decline_code?: string } | null
}

const accepted = [
  'amount',
  'currency',
  'customer',
  'payment_method',
  'allowed_payment_method_types[0]',
  'confirm',
  'metadata[charge_key]',
  'return_url',
  'off_session',
]

/** Cards that the bank refuses; it accepts every other card. */
const refusals: Record<string, Intent['last_payment_error']> = {
  pm_declined: { code: 'card_declined', decline_code: 'generic_decline' },
  pm_poor: { code: 'card_declined', decline_code: 'insufficient_funds' },
}

/** POST /v1/payment_intents with confirm: charges, refuses, or asks for confirmation. */
export function createIntent(intents: Intent[], form: URLSearchParams): StripeAnswer {
  const unknown = [...form.keys()].find(name => !accepted.includes(name))
  if (unknown) {
    return stripeFailure(400, { type: 'invalid_request_error', code: 'parameter_unknown', param: unknown })
  }
  const method = form.get('payment_method') ?? ''
  if (method === 'pm_gone') {
    return stripeFailure(400, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      param: 'payment_method',
    })
  }
  const asks = method === 'pm_asks'
  const isAway = form.get('off_session') === 'true'
  const error =
    asks && isAway
      ? { code: 'authentication_required', decline_code: 'authentication_required' }
      : (refusals[method] ?? null)
  const id = `pi_${intents.length}`
  const intent: Intent = {
    id,
    object: 'payment_intent',
    amount: Number(form.get('amount')),
    currency: form.get('currency') ?? '',
    status: error ? 'requires_payment_method' : asks ? 'requires_action' : 'succeeded',
    metadata: { charge_key: form.get('metadata[charge_key]') ?? '' },
    next_action: asks && !isAway ? { redirect_to_url: { url: `https://bank.test/${id}` } } : null,
    last_payment_error: error,
  }
  intents.push(intent)
  return error
    ? stripeFailure(402, { type: 'card_error', ...error, payment_intent: intent })
    : { status: 200, body: intent }
}
