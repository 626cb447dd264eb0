import type { User } from '@/domain/user'
import type { Db } from '../db/openDatabase'

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
