import type { Schema } from 'yup'
import { mailRetries, type RetryPolicy } from './retryPolicy'

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
