/** A card as it is kept for charges to come: the provider's names for it and its person, and its last four digits. */
export interface CardMethod {
  paymentMethod: string
  customer: string
  hint: string
}

export const writeMethod = ({ paymentMethod, customer, hint }: CardMethod): string =>
  [paymentMethod, customer, hint].join('/')

/** Undefined for what another provider gave, such as the sandbox before this one was switched on. */
export function readMethod(method: string): CardMethod | undefined {
  const [paymentMethod, customer, hint] = method.split('/')
  return paymentMethod && customer && hint !== undefined ? { paymentMethod, customer, hint } : undefined
}
