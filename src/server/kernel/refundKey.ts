const suffix = '.back'

/** The key of the one refund that a charge of ours can have; our books know it by the same name. */
export const refundKeyOf = (chargeKey: string): string => `${chargeKey}${suffix}`

/** The charge of a refund; undefined for a key that is not of ours. */
export const chargeOfRefund = (refundKey: string): string | undefined =>
  refundKey.endsWith(suffix) ? refundKey.slice(0, -suffix.length) : undefined
