import type { Config } from '../kernel/config'
import type { OpenGateway, PaymentProvider } from './PaymentProvider'
import { noGateway } from './noGateway'
import { sandboxGateway } from './sandboxGateway'
import { stripeProvider } from './stripe/stripeProvider'

export const providers: readonly PaymentProvider[] = [stripeProvider]

/** The way to the first provider whose settings are given. Where none are, a demo has the sandbox and a shop has none. */
export function chooseGateway({ setting, demo }: Pick<Config, 'setting' | 'demo'>): OpenGateway {
  for (const provider of providers) {
    const open = provider.configure(setting)
    if (open) return open
  }
  return (db, now) => Promise.resolve(demo ? sandboxGateway(db, now) : noGateway)
}
