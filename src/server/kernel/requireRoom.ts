import { ApiFailure } from './ApiFailure'

/** Throws 409 `limit_reached` unless there is room for one more. `things` names them in the message. */
export function requireRoom(count: number, most: number, things: string): void {
  if (count < most) return
  throw new ApiFailure('limit_reached', `You can have at most ${most} ${things}. Remove one to add another.`)
}
