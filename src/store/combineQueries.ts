interface Query {
  currentData?: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** The state of a view that needs the answers of several queries. A retry refetches the failed ones. */
export const combineQueries = (...queries: readonly Query[]) => ({
  hasFailed: queries.some(({ isError, currentData }) => isError && currentData === undefined),
  isFetching: queries.some(({ isFetching }) => isFetching),
  refetch: () => {
    for (const query of queries) if (query.isError) query.refetch()
  },
})
