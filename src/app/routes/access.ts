import { matchPath } from 'react-router-dom'
import { isOwner } from '@/domain/role'
import { hasRight } from '@/domain/staffRights'
import type { User } from '@/domain/user'
import { manifest } from './manifest'
import type { Page } from './page'

export type Viewer = Pick<User, 'role' | 'staff'>

/** Whether a user may open a page; null is a visitor. A staff member's login opens what its rights name. */
export function admits({ access, staff }: Pick<Page, 'access' | 'staff'>, viewer: Viewer | null): boolean {
  if (access === 'any') return true
  if (access === 'visitor' || viewer === null) return access === 'visitor' && viewer === null
  if (viewer.role === 'staff') return staff === 'any' || (staff !== undefined && hasRight(viewer, staff))
  if (access === 'staff') return false
  return access === 'user' || isOwner(viewer.role) === (access === 'owner')
}

/** The page at an address. Like the router, it ignores case. */
export function pageAt(address: string) {
  const pathname = address.split(/[?#]/)[0] ?? ''
  return manifest.find(({ path }) => matchPath(path, pathname))
}

/** Whether a user may open the address: a client never sees an owner's page, nor an owner a client's. */
export function mayOpen(address: string, viewer: Viewer): boolean {
  const page = pageAt(address)
  return !page || admits(page, viewer)
}
