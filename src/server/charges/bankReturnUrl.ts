import type { CardReturn } from '@/domain/card'
import type { Config } from '../kernel/config'

/** Parameter of the address from `bankReturnUrl`: the appointment that was paid for. */
export const appointmentParam = 'appointment'

/**
 * Where the provider redirects the payer after their bank's confirmation. The address leads on to our page and the
 * appointment that was paid for.
 */
export const bankReturnUrl = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  returnTo: CardReturn,
  appointmentId?: string,
): string => {
  const appointment =
    appointmentId === undefined ? '' : `?${appointmentParam}=${encodeURIComponent(appointmentId)}`
  return `${publicUrl}/api/payments/return/${returnTo}${appointment}`
}
