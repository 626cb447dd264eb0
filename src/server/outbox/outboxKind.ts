import type { Schema } from 'yup'
import { mailRetries, type RetryPolicy } from './retryPolicy'

/** One sort of what is sent or done later: its name in the table, and what its payload holds. */
export interface OutboxKind<Payload extends object> {
  name: string
  schema: Schema<Payload>
  retries: RetryPolicy
}

export const outboxKind = <Payload extends object>(
  name: string,
  schema: Schema<Payload>,
  retries: RetryPolicy = mailRetries,
): OutboxKind<Payload> => ({ name, schema, retries })
