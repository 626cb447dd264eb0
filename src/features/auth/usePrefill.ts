import { useEffect, useEffectEvent, useRef } from 'react'
import { useAppDispatch } from '@/store/services'
import { openSealed } from './openSealed'

/**
 * Fills a form with a sealed password when the vault has opened it, unless the user has begun to type. The form calls
 * the returned function in `onInput`.
 */
export function usePrefill(sealed: string | null, fill: (password: string) => void): () => void {
  const dispatch = useAppDispatch()
  const begun = useRef(false)
  const fillUntouched = useEffectEvent((password: string | null) => {
    if (password !== null && !begun.current) fill(password)
  })
  useEffect(() => {
    if (sealed === null) return
    let here = true
    void dispatch(openSealed(sealed)).then(password => {
      if (here) fillUntouched(password)
    })
    return () => {
      here = false
    }
  }, [dispatch, sealed])
  return () => {
    begun.current = true
  }
}
