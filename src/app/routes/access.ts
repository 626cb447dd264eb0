import { matchPath } from 'react-router-dom'
import { isOwner, type Role } from '@/domain/role'
import { manifest } from './manifest'
import type { Access } from './page'

/** Whether a user of the role may open a page; null is a visitor. */
export function admits(access: Access, role: Role | null): boolean {
  switch (access) {
    case 'any':
      return true
    case 'visitor':
      return role === null
    case 'user':
      return role !== null
    case 'client':
      return role !== null && !isOwner(role)
    case 'owner':
      return role !== null && isOwner(role)
  }
}

/** The page at an address. Like the router, it ignores case. */
export function pageAt(address: string) {
  const pathname = address.split(/[?#]/)[0] ?? ''
  return manifest.find(({ path }) => matchPath(path, pathname))
}

/** Whether a user of the role may open the address: a client never sees an owner's page, nor an owner a client's. */
export function mayOpen(address: string, role: Role): boolean {
  const page = pageAt(address)
  return !page || admits(page.access, role)
}
