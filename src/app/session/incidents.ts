import { createAction } from '@reduxjs/toolkit'
import type { ErrorInfo } from 'react'
import { maskShape } from './maskShape'
import { isToken } from './shapes'

export interface Incident {
  /** The name of the error's class. */
  name: string
  /** The browser's own words; any other message is masked. */
  message: string
  /** Names of the components around it, from the inside out. */
  components: string[]
}

/** A page fell over. */
export const crashed = createAction<Incident>('session/crashed')
export const errorCaught = createAction<Incident>('session/errorCaught')
export const rejectionCaught = createAction<Incident>('session/rejectionCaught')

const identifier = String.raw`[A-Za-z_$][\w$]*`
/** A property's name could come from the data. */
const field = '[a-z_$][A-Za-z_$]*'
const access = String.raw`${identifier}(?:\.${identifier}|\[\.\.\.\]|\(\.\.\.\))*`

/** What browsers and React say without a word from the data. */
const ownMessages = [
  String.raw`Cannot (?:read|set) properties of (?:null|undefined)(?: \((?:reading|setting) '${field}'\))?`,
  String.raw`${access} is (?:null|undefined|not a function|not iterable|not defined|not a constructor)`,
  String.raw`(?:null|undefined) is not an object \(evaluating '${access}'\)`,
  String.raw`can't access property "${field}", ${access} is (?:null|undefined)`,
  'Maximum call stack size exceeded',
  'Failed to fetch',
  'Load failed',
  String.raw`NetworkError when attempting to fetch resource\.`,
  'Importing a module script failed\\.',
].map(pattern => new RegExp(`^${pattern}$`))

const ownBeginnings = /^(?:Failed to fetch dynamically imported module|Minified React error #\d+)/

const redactedMessage = (message: string): string => {
  if (ownMessages.some(pattern => pattern.test(message))) return message
  const [beginning = ''] = ownBeginnings.exec(message) ?? []
  return beginning + maskShape(message.slice(beginning.length))
}

const mostComponents = 20

const componentsIn = (stack: string): string[] =>
  [...stack.matchAll(/^[ \t]*(?:at )?([A-Za-z_$][\w$]*)/gm)]
    .map(([, name = '']) => name)
    .slice(0, mostComponents)

/** What may be told of an error: its kind and where it happened, not what it speaks of. */
export function incidentOf(error: unknown, componentStack: string | null | undefined = ''): Incident {
  const { name, message } = error instanceof Error ? error : { name: typeof error, message: String(error) }
  return {
    name: isToken(name) ? name : 'Error',
    message: redactedMessage(message),
    components: componentsIn(componentStack ?? ''),
  }
}

export const crashOf = (error: unknown, { componentStack }: ErrorInfo) =>
  crashed(incidentOf(error, componentStack))
