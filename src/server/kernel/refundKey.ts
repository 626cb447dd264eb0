const suffix = '.back'

/** The key of a charge's only refund; the ledger uses the same key. */
export const refundKeyOf = (chargeKey: string): string => `${chargeKey}${suffix}`

/** The charge key of a refund key; undefined for a foreign key. */
export const chargeOfRefund = (refundKey: string): string | undefined =>
  refundKey.endsWith(suffix) ? refundKey.slice(0, -suffix.length) : undefined
