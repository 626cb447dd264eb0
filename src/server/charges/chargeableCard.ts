import { badInput } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import { askProvider } from './askProvider'

/** The card to charge, from what the card form or page gave. 400 for a card that is unfinished or another user's. */
export async function chargeableCard(app: AppContext, given: string, userId: string): Promise<string> {
  const method = await askProvider(app, userId, () => app.gateway.readCard(given, userId))
  if (method === undefined) throw badInput({ paymentMethod: 'card_invalid' })
  return method
}
