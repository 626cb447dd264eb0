import type { Db } from '../db/openDatabase'
import type { Config } from '../kernel/config'
import type { PaymentGateway } from '../kernel/PaymentGateway'

export type OpenGateway = (db: Db, now: () => number) => Promise<PaymentGateway>

/** What a provider's folder exports. */
export interface PaymentProvider {
  /** Reads the provider's settings; undefined where none is given. Throws a line that names the setting at fault. */
  configure(setting: Config['setting']): OpenGateway | undefined
  /** The provider's name for a person, of a payment method; undefined for another provider's method. */
  customerOf(method: string): string | undefined
}
