import { combineQueries } from './combineQueries'

const refetched: string[] = []

const queryNamed = (name: string, state: { data?: unknown; isError?: boolean; isFetching?: boolean }) => ({
  currentData: state.data,
  isError: state.isError ?? false,
  isFetching: state.isFetching ?? false,
  refetch: () => refetched.push(name),
})

beforeEach(() => {
  refetched.length = 0
})

test('fails when a query has failed and has no data', () => {
  expect(combineQueries(queryNamed('a', { data: 1 }), queryNamed('b', { isError: true })).hasFailed).toBe(
    true,
  )
  expect(combineQueries(queryNamed('a', { data: 1, isError: true }), queryNamed('b', {})).hasFailed).toBe(
    false,
  )
})

test('can be retried while only a query that has not failed is under way', () => {
  const failed = queryNamed('a', { isError: true })
  expect(combineQueries(failed, queryNamed('b', { isFetching: true })).isFetching).toBe(false)
  const underWay = queryNamed('c', { isError: true, isFetching: true })
  expect(combineQueries(failed, underWay).isFetching).toBe(true)
})

test('refetches the failed queries only', () => {
  const failed = { isError: true }
  combineQueries(queryNamed('a', failed), queryNamed('b', { data: 1 }), queryNamed('c', failed)).refetch()
  expect(refetched).toEqual(['a', 'c'])
})
