import { useEffect } from 'react'
import { isOwner, type Role } from '@/domain/role'
import { whenIdle } from '../whenIdle'
import { manifest } from './manifest'

/** Preloads the pages that the role mostly opens next, one at a time, while the browser is idle. */
export function useNextPages(role: Role): void {
  useEffect(() => {
    const kind = isOwner(role) ? 'owner' : 'client'
    const pages = manifest.filter(({ nextFor }) => nextFor === kind)
    let callOff = () => {}
    const loadNext = () => {
      callOff = whenIdle(() => {
        const next = pages.shift()
        // A page that fails to load now is fetched again when it is opened.
        if (next) void next.load().then(loadNext, loadNext)
      })
    }
    loadNext()
    return () => {
      pages.length = 0
      callOff()
    }
  }, [role])
}
