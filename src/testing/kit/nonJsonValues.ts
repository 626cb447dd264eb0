import { findNonSerializableValue, isPlain, type UnknownAction } from '@reduxjs/toolkit'

const isJson = (value: unknown): boolean =>
  isPlain(value) && (typeof value !== 'number' || Number.isFinite(value))

/** redux-persist calls functions in its own actions. */
const isOfPersistence = ({ type }: UnknownAction): boolean => type.startsWith('persist/')

/** Where an action holds something that JSON cannot say. */
export const nonJsonValues = (actions: readonly UnknownAction[]): string[] =>
  actions.flatMap(action => {
    const found = isOfPersistence(action) ? false : findNonSerializableValue(action, '', isJson)
    return found ? [`${action.type}: ${found.keyPath}`] : []
  })
