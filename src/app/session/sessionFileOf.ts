import { writeSession, type SessionFacts } from '@/features/support/sessionFile'
import { version } from '../../../package.json'
import type { Recording } from './recorder'
import { createRedactor } from './redact'
import { createRequestFacts } from './requestFacts'

export function sessionFileOf({ first, steps }: Recording, facts: Omit<SessionFacts, 'version'>): string {
  const redactor = createRedactor()
  const requestOf = createRequestFacts()
  const redacted = {
    first: redactor.state(first) as object,
    steps: steps.map(({ action, at, state, surroundings }) => ({
      action: redactor.action(action) as { type: string },
      at,
      state: redactor.state(state) as object,
      ...surroundings,
      request: requestOf(action, at),
    })),
  }
  return writeSession(redacted, { version, ...facts })
}
