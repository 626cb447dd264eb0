import { ApiFailure } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'

/** What the provider says. One that fails has not said whether it did what it was asked for: that is `no_answer`. */
export async function askProvider<Answer>(
  { log }: AppContext,
  key: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    log.error('gateway_silent', { key, reason: String(error) })
    throw new ApiFailure(
      'no_answer',
      'The payment provider has not answered. Sending the same request again does not charge twice.',
    )
  }
}
