import { useEffect } from 'react'
import { isOwner, type Role } from '@/domain/role'
import { manifest } from './manifest'

const whenIdle = (work: () => void) => {
  if ('requestIdleCallback' in globalThis) globalThis.requestIdleCallback(work)
  else setTimeout(work, 2000)
}

/** Fetches the pages that a person mostly opens next, while nothing else is to be done: a tap then waits for none. */
export function useNextPages(role: Role): void {
  useEffect(() => {
    let wanted = true
    const kind = isOwner(role) ? 'owner' : 'client'
    const pages = manifest.filter(({ nextFor }) => nextFor === kind)
    whenIdle(() => {
      // One that cannot be had now is asked for again when it is opened.
      if (wanted) pages.forEach(({ load }) => void load().catch(() => undefined))
    })
    return () => {
      wanted = false
    }
  }, [role])
}
