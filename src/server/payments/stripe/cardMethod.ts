/** A stored card: the provider's ids of the card and its customer, and the last four digits. */
export interface CardMethod {
  paymentMethod: string
  customer: string
  hint: string
}

export const writeMethod = ({ paymentMethod, customer, hint }: CardMethod): string =>
  [paymentMethod, customer, hint].join('/')

/** Undefined for a card of another provider, such as the sandbox before Stripe was configured. */
export function readMethod(method: string): CardMethod | undefined {
  const [paymentMethod, customer, hint] = method.split('/')
  return paymentMethod && customer && hint !== undefined ? { paymentMethod, customer, hint } : undefined
}
