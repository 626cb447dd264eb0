import { useEffect } from 'react'
import { isOwner, type Role } from '@/domain/role'
import { whenIdle } from '../whenIdle'
import { manifest } from './manifest'

/** Preloads the pages that the role mostly opens next, while the browser is idle. */
export function useNextPages(role: Role): void {
  useEffect(() => {
    const kind = isOwner(role) ? 'owner' : 'client'
    const pages = manifest.filter(({ nextFor }) => nextFor === kind)
    // A page that fails to load now is fetched again when it is opened.
    return whenIdle(() => pages.forEach(({ load }) => void load().catch(() => undefined)))
  }, [role])
}
