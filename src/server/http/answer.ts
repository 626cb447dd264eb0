import type { Context } from 'hono'
import type { Success } from '@/domain/envelope'
import type { Db } from '../db/openDatabase'
import type { Env } from './env'

/** 200 with `{ success: true, message?, data }`. */
export function answer<Data>(context: Context<Env>, data: Data, message?: string) {
  const body: Success<Data> = { success: true, ...(message !== undefined && { message }), data }
  return context.json(body, 200)
}

/**
 * Stores what `answer` will return, in the write's own transaction. A retry then finds the answer whenever the write is
 * done, even after a crash. Without an Idempotency-Key it does nothing.
 */
export async function keepAnswerWith(context: Context<Env>, transaction: Db, data: unknown): Promise<void> {
  const body: Success<unknown> = { success: true, data }
  await context.get('keepAnswer')?.(transaction, 200, JSON.stringify(body))
}

/** 200 with `{ success: true, message }`, for calls without data. */
export function done(context: Context<Env>, message: string) {
  return context.json({ success: true, message }, 200)
}
