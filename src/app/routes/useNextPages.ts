import { useEffect } from 'react'
import { isOwner, type Role } from '@/domain/role'
import { manifest } from './manifest'

const whenIdle = (work: () => void) => {
  if ('requestIdleCallback' in globalThis) globalThis.requestIdleCallback(work)
  else setTimeout(work, 2000)
}

/** Preloads the pages that the role mostly opens next, while the browser is idle. */
export function useNextPages(role: Role): void {
  useEffect(() => {
    let wanted = true
    const kind = isOwner(role) ? 'owner' : 'client'
    const pages = manifest.filter(({ nextFor }) => nextFor === kind)
    whenIdle(() => {
      // A page that fails to load now is fetched again when it is opened.
      if (wanted) pages.forEach(({ load }) => void load().catch(() => undefined))
    })
    return () => {
      wanted = false
    }
  }, [role])
}
