import type { User } from '@/domain/user'
import type { Config } from '../config'
import type { ReadBookingRules } from '../db/bookingRules'
import type { Db } from '../db/openDatabase'
import type { Events } from '../events'
import type { Mailer } from '../mail/mailer'
import type { PaymentGateway } from '../payments/PaymentGateway'
import type { Log } from './log'

/** What the server's parts share. Made once by `main.ts`, or by a test with its own database and clock. */
export interface Services {
  config: Config
  db: Db
  readRules: ReadBookingRules
  mailer: Mailer
  gateway: PaymentGateway
  /** Now, in milliseconds since 1970. */
  now: () => number
  /** Signs cookies; generated into the data folder on first start. */
  secret: string
  log: Log
  /** What happened, for whoever acts on it. */
  events: Events
}

/** What a request carries once the session was read. */
export interface SignedIn {
  user: User
  sessionId: string
}

/** Keeps the answer to a keyed write in the transaction that makes it true; throws where another has answered it. */
export type KeepAnswer = (transaction: Db, status: number, body: string) => Promise<void>

/** The type of Hono's context in every route. */
export interface Env {
  Variables: {
    signedIn: SignedIn | undefined
    /** Of a write with an Idempotency-Key. */
    keepAnswer?: KeepAnswer
  }
}
