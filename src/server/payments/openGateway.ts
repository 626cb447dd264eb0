import type { Config } from '../kernel/config'
import type { Db } from '../db/openDatabase'
import type { PaymentGateway } from '../kernel/PaymentGateway'
import { sandboxGateway } from './sandboxGateway'

/** How long one call of the provider may take: a person is waiting. */
const timeout = 20_000

/** The payment provider that the operator chose; the sandbox, where none. */
export async function openGateway(
  { stripe: settings }: Pick<Config, 'stripe'>,
  db: Db,
  now: () => number,
): Promise<PaymentGateway> {
  if (!settings) return sandboxGateway(db, now)
  const [{ default: Stripe }, { stripeGateway }] = await Promise.all([
    import('stripe'),
    import('./stripe/stripeGateway'),
  ])
  const { protocol, hostname, port } = new URL(settings.apiUrl)
  const stripe = new Stripe(settings.secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout,
    maxNetworkRetries: 2,
    telemetry: false,
  })
  return stripeGateway(db, stripe, settings)
}
