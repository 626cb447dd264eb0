import { useCallback, useEffect, useRef } from 'react'

/**
 * The newest of a callback, for an answer that may come late: what it does starts from how things are by then, and
 * once the component is gone it does nothing.
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
