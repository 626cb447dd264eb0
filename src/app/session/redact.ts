import type { UnknownAction } from '@reduxjs/toolkit'
import { REHYDRATE } from 'redux-persist'
import { garbled, networkError } from '@/store/ApiError'
import { hideParameters, isOwnPath } from './addresses'
import { bareActions } from './bareActions'
import { cacheFields } from './cacheFields'
import { hiddenFields, type Hiding, type HiddenField } from './hiddenFields'
import { plainFields } from './plainFields'
import { endpointNames } from './resources'
import { movesToPerson, movesToShop, secretArguments, shopEndpoints } from './scopes'
import { cacheKeyOf, endpointOf, isFailure, isPatch, isPlainObject } from './shapes'
import { createStandIns, isCounted } from './standIns'

type Of = 'person' | 'shop'
type Fields = Record<string, unknown>

const ownMessages: readonly string[] = [networkError.message, garbled(0).message, 'Rejected', 'Aborted']
const isCode = (text: string) => /^[a-z][a-z_]{0,40}$/.test(text)
const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
const isKeyLike = (text: string) => /^[\w:.-]{1,64}$/.test(text)

function within(field: string, of: Of): Of {
  if (movesToPerson.has(field)) return 'person'
  return movesToShop.has(field) ? 'shop' : of
}

export interface Redactor {
  state: (state: object) => unknown
  action: (action: UnknownAction) => unknown
}

/**
 * Takes secrets and personal data out of states and actions of one session. What may stay is listed (`plainFields.ts`);
 * anything else gets a stand-in, the same one for the same value, so that a replay of the redacted actions ends in the
 * redacted state. Objects that are the same before are the same afterwards.
 */
export function createRedactor(): Redactor {
  const standIn = createStandIns()
  const done = new WeakMap<object, Map<string, unknown>>()

  const hidingOf = (field: string, of: Of, value?: string): Hiding | undefined => {
    if (Object.hasOwn(hiddenFields, field)) {
      const hidden: HiddenField = hiddenFields[field as keyof typeof hiddenFields]
      if (value !== undefined && hidden.unless?.includes(value)) return undefined
      return hidden.of === 'person' && of === 'shop' ? undefined : hidden.as
    }
    return Object.hasOwn(plainFields, field) || cacheFields.has(field) ? undefined : 'text'
  }

  const searchOf = (search: string) =>
    hideParameters(search, (value, name) => text(value, name === 'card' ? 'secret' : name, 'person'))

  function path(address: string): string {
    if (address === '' || isDate(address)) return address
    const [pathname = '', search] = address.split(/(?=\?)/s)
    return (isOwnPath(pathname) ? pathname : `/${standIn('secret', pathname)}`) + searchOf(search ?? '')
  }

  function cacheKey(key: string): string | undefined {
    const [, endpoint = '', args = ''] = cacheKeyOf.exec(key) ?? []
    if (!endpointNames.has(endpoint)) return undefined
    if (args === '' || args === 'undefined') return key
    try {
      const field = secretArguments.has(endpoint) ? 'secret' : 'originalArgs'
      return `${endpoint}(${JSON.stringify(walk(JSON.parse(args), field, ofEndpoint(endpoint, 'person')))})`
    } catch {
      return `${endpoint}(${standIn('secret', args)})`
    }
  }

  function text(value: string, field: string, of: Of): string {
    const asKey = cacheKey(value)
    if (asKey !== undefined) return asKey
    const as = hidingOf(field, of, value)
    if (as === undefined) return value
    if (isCounted(as)) return standIn(as, value)
    switch (as) {
      case 'message':
        return ownMessages.includes(value) ? value : standIn('text', value)
      case 'pathname':
        return path(value)
      case 'search':
        return searchOf(value)
      case 'hash':
        return value === '' || value === '#main' ? value : `#${standIn('secret', value)}`
      case 'digits':
        return value.replace(/./gsu, '0')
      case 'zero':
        return '0'
      case 'picture':
        return ''
    }
  }

  const name = (key: string): string => cacheKey(key) ?? (isKeyLike(key) ? key : standIn('secret', key))

  const codes = (fields: unknown) =>
    walkEntries(fields as Fields, 'person', value =>
      typeof value === 'string' && isCode(value) ? value : walk(value, 'text', 'person'),
    )

  const walkEntries = (value: Fields, of: Of, inside: (value: unknown, field: string, of: Of) => unknown) =>
    Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [name(field), inside(inner, field, within(field, of))]),
    )

  /** A failed call: its code says which text a screen shows. */
  const failure = ({ code, fields, ...rest }: Fields) => ({
    ...walkEntries(rest, 'person', walk),
    ...(typeof code === 'string' && { code: isCode(code) ? code : standIn('text', code) }),
    ...(typeof fields === 'object' && fields !== null && { fields: codes(fields) }),
  })

  /** A change inside an answer: its value is one of the field that the path leads to. */
  function patch({ op, path: way, value, ...rest }: Fields, of: Of) {
    const steps = (way as unknown[]).filter(step => typeof step === 'string')
    const inner = steps.reduce<Of>((outer, step) => within(step, outer), of)
    return {
      ...walkEntries(rest, of, walk),
      op,
      path: (way as unknown[]).map(step => (typeof step === 'string' ? name(step) : step)),
      ...(value !== undefined && { value: walk(value, steps.at(-1) ?? 'value', inner) }),
    }
  }

  function object(value: Fields, of: Of): unknown {
    if (isFailure(value)) return failure(value)
    const endpoint = endpointOf(value)
    const whose = endpoint === undefined ? of : ofEndpoint(endpoint, of)
    if (isPatch(value)) return patch(value, whose)
    const hidesArgument = endpoint !== undefined && secretArguments.has(endpoint)
    return walkEntries(value, whose, (inner, field, innerOf) =>
      walk(inner, field === 'originalArgs' && hidesArgument ? 'secret' : field, innerOf),
    )
  }

  const remembered = (value: object, as: string, make: () => unknown): unknown => {
    const made = done.get(value) ?? new Map<string, unknown>()
    done.set(value, made)
    if (!made.has(as)) made.set(as, make())
    return made.get(as)
  }

  function walk(value: unknown, field: string, of: Of): unknown {
    if (typeof value === 'string') return text(value, field, of)
    if (typeof value === 'number') return hidingOf(field, of) === undefined ? value : 0
    if (typeof value === 'boolean' || value === null) return value
    if (typeof value !== 'object') return undefined
    if (Array.isArray(value))
      return remembered(value, `${of} ${field}`, () => value.map(item => walk(item, field, of)))
    // A file, or the request and answer that RTK Query notes beside an action.
    if (!isPlainObject(value)) return {}
    return remembered(value, of, () => object(value, of))
  }

  return {
    state: state => walk(state, 'state', 'person'),
    action: action => {
      const { type } = action
      const [slice = ''] = type.split('/')
      const of = within(slice, 'person')
      const bare = Object.hasOwn(bareActions, type)
        ? bareActions[type as keyof typeof bareActions]
        : undefined
      const { payload, key, ...rest } = action
      const endpoint = endpointOf(action)
      const whose = endpoint === undefined ? of : ofEndpoint(endpoint, of)
      return {
        ...(walk(rest, 'action', whose) as Fields),
        type,
        ...(key !== undefined && { key: type === REHYDRATE ? key : walk(key, 'key', of) }),
        ...(payload !== undefined && { payload: walk(payload, bare ?? 'payload', whose) }),
      }
    },
  }
}

const ofEndpoint = (endpoint: string, of: Of): Of => (shopEndpoints.has(endpoint) ? 'shop' : of)
