import { renderHook, waitFor } from '@testing-library/react'
import { useCities, type Cities } from './useCities'

test('cities that have come once are there at once', async () => {
  const first = renderHook(() => useCities('Qatar'))
  expect(first.result.current.status).toBe('loading')
  await waitFor(() => expect(first.result.current.status).toBe('ready'))

  const seen: Cities[] = []
  renderHook(() => seen.push(useCities('Qatar')))
  expect(seen.map(({ status }) => status)).toEqual(['ready'])
  expect(seen[0]?.cities).toContainEqual(expect.objectContaining({ name: 'Doha' }))
})

test('another country has its own, and none has none', async () => {
  const { result, rerender } = renderHook(({ country }) => useCities(country), {
    initialProps: { country: 'Qatar' },
  })
  rerender({ country: 'Jordan' })
  expect(result.current).toMatchObject({ status: 'loading', cities: [] })
  await waitFor(() =>
    expect(result.current.cities).toContainEqual(expect.objectContaining({ name: 'Amman' })),
  )
  rerender({ country: '' })
  expect(result.current).toMatchObject({ status: 'none', cities: [] })
})
