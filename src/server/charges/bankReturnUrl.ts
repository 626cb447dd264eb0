import type { CardReturn } from '@/domain/card'
import type { Config } from '../kernel/config'

/** In the address that `bankReturnUrl` gives: the appointment that was paid for. */
export const appointmentParam = 'appointment'

/**
 * Where the provider sends a person after a question of their bank: it leads on to the page of ours, and there to
 * the appointment that was paid for.
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
