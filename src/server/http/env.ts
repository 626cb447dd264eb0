import type { User } from '@/domain/user'
import type { Db } from '../db/openDatabase'

export interface SignedIn {
  user: User
  sessionId: string
}

/** Stores the answer to a keyed write in the write's transaction. Throws when another process has answered it. */
export type KeepAnswer = (transaction: Db, status: number, body: string) => Promise<void>

export interface Env {
  Variables: {
    signedIn: SignedIn | undefined
    /** Set for every call of the API; stands in its log lines and its answer. */
    requestId?: string
    /** Set by a call that changes how safe an account is; logged once the call has succeeded. */
    accountChange?: { userId: string; change: string }
    /** True when the caller's session has ended because nobody used it. */
    endedIdle?: boolean
    /** Set for a write with an Idempotency-Key. */
    keepAnswer?: KeepAnswer
  }
}
