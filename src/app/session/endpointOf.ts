type Fields = Readonly<Record<string, unknown>>

/** How RTK Query names a cached answer: the endpoint and its arguments, as in `getSalon("noor")`. */
export const cacheKey = /^(\w+)\((.*)\)$/s

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The endpoint that a part of RTK Query's state or actions names. */
export function endpointOf({
  endpointName,
  queryCacheKey,
  queryDescription,
  meta,
  arg,
}: Fields): string | undefined {
  if (typeof endpointName === 'string') return endpointName
  if (typeof queryCacheKey === 'string') return cacheKey.exec(queryCacheKey)?.[1]
  const about = queryDescription ?? meta ?? arg
  return isObject(about) ? endpointOf(about) : undefined
}
