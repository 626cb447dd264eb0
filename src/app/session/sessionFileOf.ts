import type { Language } from '@/domain/languages'
import type { Instant } from '@/domain/zonedTime'
import { writeSession } from '@/features/support/sessionFile'
import { version } from '../../../package.json'
import type { Recording } from './recorder'
import { createRedactor } from './redact'

interface Surroundings {
  language: Language
  viewport: { width: number; height: number }
  savedAt: Instant
}

export function sessionFileOf({ first, steps }: Recording, surroundings: Surroundings): string {
  const redactor = createRedactor()
  const redacted = {
    first: redactor.state(first) as object,
    steps: steps.map(({ action, at, state }) => ({
      action: redactor.action(action) as { type: string },
      at,
      state: redactor.state(state) as object,
    })),
  }
  return writeSession(redacted, { version, ...surroundings })
}
