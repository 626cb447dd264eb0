import type { UnknownAction } from '@reduxjs/toolkit'
import { isDeepStrictEqual } from 'node:util'
import type { Recording } from './recordSessions'
import { createRedactor } from '@/app/session/redact'
import { replay } from '@/app/session/replay'
import type { RootState } from '@/app/store/rootReducer'
import type { RecordedLoad } from './recordSessions'

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textOf = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 200))

function difference(one: unknown, other: unknown, at = 'state'): string | undefined {
  if (isDeepStrictEqual(one, other)) return undefined
  if (!isObject(one) || !isObject(other)) return `${at} is ${textOf(other)} instead of ${textOf(one)}`
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  for (const name of names) {
    const found = difference(one[name], other[name], `${at}.${name}`)
    if (found !== undefined) return found
  }
  return `${at} differs in the order of its parts`
}

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
  const found = difference(last, asJson(replay({ first, actions })))
  return found && `A replay of ${actions.length} actions ends elsewhere: ${found}`
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
  const faults = [replayFault(played), fileFault(played), ...secretFaults(load, secrets)]
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
