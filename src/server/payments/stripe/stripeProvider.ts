import type { Config } from '../../kernel/config'
import type { OpenGateway, PaymentProvider } from '../PaymentProvider'
import { readMethod } from './cardMethod'

/** How long one call of the provider may take: a person is waiting. */
const timeout = 20_000

interface StripeSettings {
  secretKey: string
  webhookSecret: string
  apiUrl: string
}

/** One secret without the other would charge without hearing how it ended, or hear of charges nobody could make. */
export function readSettings(setting: Config['setting']): StripeSettings | undefined {
  const secretKey = setting('STRIPE_SECRET_KEY')
  const webhookSecret = setting('STRIPE_WEBHOOK_SECRET')
  const apiUrl = setting('STRIPE_API_URL') ?? 'https://api.stripe.com'
  if (!secretKey && !webhookSecret) return undefined
  if (!secretKey) throw new Error('STRIPE_SECRET_KEY is missing: STRIPE_WEBHOOK_SECRET is set')
  if (!webhookSecret) throw new Error('STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY is set')
  if (!/^https?:\/\//.test(apiUrl) || !URL.canParse(apiUrl)) {
    throw new Error(`STRIPE_API_URL is not a web address: ${apiUrl}`)
  }
  return { secretKey, webhookSecret, apiUrl }
}

const openWith =
  (settings: StripeSettings): OpenGateway =>
  async db => {
    const [{ default: Stripe }, { stripeGateway }] = await Promise.all([
      import('stripe'),
      import('./stripeGateway'),
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

export const stripeProvider: PaymentProvider = {
  configure: setting => {
    const settings = readSettings(setting)
    return settings && openWith(settings)
  },
  customerOf: method => readMethod(method)?.customer,
}
