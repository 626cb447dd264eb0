interface Query {
  currentData?: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** The state of a view that needs the answers of several queries. A retry refetches the failed ones, also meanwhile. */
export function combineQueries(...queries: readonly Query[]) {
  const failed = queries.filter(({ isError, currentData }) => isError && currentData === undefined)
  return {
    hasFailed: failed.length > 0,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => failed.forEach(query => query.refetch()),
  }
}
