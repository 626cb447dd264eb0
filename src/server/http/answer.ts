import type { Context } from 'hono'
import type { Success } from '@/domain/envelope'
import type { Db } from '../db/openDatabase'
import type { Env } from './env'

/** 200 with `{ success: true, data }`. */
export function answer<Data>(context: Context<Env>, data: Data) {
  const body: Success<Data> = { success: true, data }
  return context.json(body, 200)
}

/**
 * Keeps for a retry what `answer` will say, in the transaction that makes it true: whoever finds the write done finds
 * its answer too, wherever the server broke off. Without an Idempotency-Key it does nothing.
 */
export async function keepAnswerWith(context: Context<Env>, transaction: Db, data: unknown): Promise<void> {
  const body: Success<unknown> = { success: true, data }
  await context.get('keepAnswer')?.(transaction, 200, JSON.stringify(body))
}

/** 200 with `{ success: true, message }`, for calls that have no data to give. */
export function done(context: Context<Env>, message: string) {
  return context.json({ success: true, message }, 200)
}
