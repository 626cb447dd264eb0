type Fields = Record<string, unknown>

/** How RTK Query names a cached answer: the call and its arguments, as in `getSalon("noor")`. */
export const cacheKeyOf = /^(\w+)\((.*)\)$/s

export const isPlainObject = (value: object): value is Fields => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** An `ApiError`. */
export const isFailure = (value: Fields): boolean =>
  value['success'] === false && typeof value['status'] === 'number'

/** A change inside a value, as Immer writes them down. */
export const isPatch = (value: Fields): boolean =>
  typeof value['op'] === 'string' && Array.isArray(value['path'])

/** The call that an action of RTK Query, or an entry of its cache, is about. */
export function endpointOf({ endpointName, queryCacheKey, meta }: Fields): string | undefined {
  if (typeof endpointName === 'string') return endpointName
  if (typeof queryCacheKey === 'string') return cacheKeyOf.exec(queryCacheKey)?.[1]
  const arg = typeof meta === 'object' && meta !== null && 'arg' in meta ? meta.arg : undefined
  return typeof arg === 'object' && arg !== null ? endpointOf(arg as Fields) : undefined
}
