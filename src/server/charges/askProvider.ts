import { ApiFailure } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'

/** Calls the provider. A failed call leaves open whether the provider carried it out: throws `no_answer`. */
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
