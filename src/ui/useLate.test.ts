import { renderHook } from '@testing-library/react'
import { useLate } from './useLate'

test('a late answer finds the newest callback, and nothing once the component is gone', () => {
  const told: string[] = []
  const { result, rerender, unmount } = renderHook(
    ({ name }) => useLate((answer: string) => void told.push(`${name}: ${answer}`)),
    { initialProps: { name: 'first' } },
  )
  const asked = result.current
  rerender({ name: 'second' })
  asked('here')
  unmount()
  asked('too late')
  expect(told).toEqual(['second: here'])
})
