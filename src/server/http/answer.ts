import type { Context } from 'hono'
import type { Success } from '@/domain/envelope'
import type { Env } from './context'

/** 200 (or 201) with `{ success: true, data }`. */
export function answer<Data>(context: Context<Env>, data: Data, status: 200 | 201 = 200) {
  const body: Success<Data> = { success: true, data }
  return context.json(body, status)
}

/** 200 with `{ success: true, message }`, for calls that have no data to give. */
export function done(context: Context<Env>, message: string, status: 200 | 201 = 200) {
  return context.json({ success: true, message }, status)
}
