import type { UnknownAction } from '@reduxjs/toolkit'
import type { Recording } from './recordSessions'
import { createRedactor } from '@/app/session/redact'
import { createReducer, replay } from '@/app/replay/replay'
import type { RootState } from '@/app/store/rootReducer'
import { asJson, firstDifference } from '@/scripts/replay/difference'
import { digestOf, type RecordedLoad } from './recordSessions'

interface Played {
  first: RootState
  actions: UnknownAction[]
  last: unknown
}

const readLoad = ({ first, actions, last }: RecordedLoad): Played => ({
  first: JSON.parse(first) as RootState,
  actions: actions.map(action => JSON.parse(action) as UnknownAction),
  last: JSON.parse(last) as unknown,
})

function replayFault({ first, actions, last }: Played): string | undefined {
  const found = firstDifference(last, asJson(replay({ first, actions })))
  return found && `A replay of ${actions.length} actions ends elsewhere: ${found}`
}

/** Compares each replayed state with the digest of the state that the page had after the same action. */
function stepFault(load: RecordedLoad): string | undefined {
  const { first, actions } = readLoad(load)
  const reduce = createReducer()
  let state = first
  for (const [index, action] of actions.entries()) {
    state = reduce(state, action)
    if (digestOf(JSON.stringify(state)) === load.digests[index]) continue
    return `Action ${index + 1} of ${actions.length} (${action.type}) leads to another state`
  }
  return undefined
}

const persons = /[\w.+-]+@(?!kursi\.invalid)[\w-]+\.\w+|\+(?!999)\d{10,14}/

/** Checks the file for support: it must replay as well, and name nobody. */
function fileFault({ first, actions, last }: Played): string | undefined {
  const redactor = createRedactor()
  const redacted: Played = {
    first: redactor.state(first) as RootState,
    actions: actions.map(action => redactor.action(action) as UnknownAction),
    last: redactor.state(last as object),
  }
  const named = persons.exec(JSON.stringify(redacted))
  if (named) return `The file for support names ${named[0]}`
  const fault = replayFault(redacted)
  return fault && `As a file for support: ${fault}`
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function secretFaults({ first, actions, last }: RecordedLoad, secrets: readonly string[]): string[] {
  // As a separate word: six digits occur within many times and phone numbers.
  const secret = new RegExp(`(?<![\\w-])(${[...secrets.map(escaped), 'kursi_\\w{8,}'].join('|')})(?![\\w-])`)
  const faults = [first, ...actions, last].flatMap(text => {
    const found = secret.exec(text)
    return found ? [`A secret: ${text.slice(Math.max(0, found.index - 120), found.index + 40)}`] : []
  })
  return faults.slice(0, 3)
}

function faultsOf(load: RecordedLoad, secrets: readonly string[]): string[] {
  const played = readLoad(load)
  const faults = [replayFault(played), stepFault(load), fileFault(played), ...secretFaults(load, secrets)]
  return faults.filter(fault => fault !== undefined).map(fault => `${load.address}: ${fault}`)
}

/** A call makes at least two actions. Fewer actions than calls mean a recording with gaps. */
function gaps({ loads, calls }: Recording): string[] {
  const actions = [...loads.values()].reduce((sum, load) => sum + load.actions.length, 0)
  return actions < calls ? [`Only ${actions} actions were recorded of ${calls} calls of the API`] : []
}

/**
 * The faults of recorded sessions: too few actions; a replay that ends in another state, also of the support file; a
 * secret in the session; personal data in the file.
 */
export const sessionFaults = (recording: Recording, secrets: readonly string[]): string[] => [
  ...gaps(recording),
  ...[...recording.loads.values()].flatMap(load => faultsOf(load, secrets)),
]
