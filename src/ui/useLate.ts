import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a stable function that calls the newest `callback`, for late answers: it sees the latest props and state, and
 * does nothing after unmount.
 */
export function useLate<Arguments extends unknown[]>(
  callback: (...args: Arguments) => void,
): (...args: Arguments) => void {
  const newest = useRef<typeof callback | null>(null)
  useEffect(() => {
    newest.current = callback
    return () => {
      newest.current = null
    }
  })
  return useCallback((...args: Arguments) => newest.current?.(...args), [])
}
