import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit'
import { endpointOf } from '../session/endpointOf'
import { mostSteps } from '../session/recorder'

/** What the libraries do on the way to a result, and the passing minutes. */
const steps = [
  '^api/execute(Query|Mutation)/pending$',
  '^api/(config|internalSubscriptions|invalidation|subscriptions)/',
  '^api/(queries|mutations)/remove',
  '^__rtkq/(un)?focused$',
  '^persist/(FLUSH|PAUSE|PERSIST|PURGE)$',
  '^clock/clockTicked$',
]

const anyStep = new RegExp(steps.join('|'))

export const isStep = (type: string): boolean => anyStep.test(type)

interface LibraryAction extends Action {
  meta?: { condition?: boolean }
  payload?: unknown
}

/** A call that RTK Query did not make because the answer was there. */
const isNotMade = ({ meta }: LibraryAction): boolean => meta?.condition === true

function readable<Shown extends LibraryAction>(action: Shown): Shown {
  const [slice, , phase] = action.type.split('/')
  if (slice !== 'api' || phase === undefined) return action
  const { meta, payload } = action
  const endpoint = endpointOf({ meta }) ?? endpointOf({ meta: payload })
  return endpoint === undefined ? action : { ...action, type: `api/${endpoint}/${phase}` }
}

/**
 * The extension lists neither the libraries' steps nor counts them as part of `maxAge`, but keeps, exports and replays
 * them all. It shows the readable names and exports the real ones.
 */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Kursi',
  trace: false,
  maxAge: mostSteps,
  actionsDenylist: steps,
  predicate: (_state, action) => !isNotMade(action),
  actionSanitizer: readable,
}
