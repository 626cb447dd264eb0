import { isOwner, type Role } from '@/domain/role'
import { admits } from '../routes/access'
import { manifest } from '../routes/manifest'
import type { SidebarEntry, ThumbEntry } from '../routes/page'
import { byOrder } from './byOrder'

export interface Entry extends Pick<SidebarEntry, 'label' | 'icon'> {
  to: string
}

const kindOf = (role: Role) => (isOwner(role) ? 'owner' : 'client')

export const entriesOf = (group: SidebarEntry['group'], role: Role): Entry[] =>
  manifest
    .flatMap(({ path, access, sidebar }) =>
      sidebar?.group === group && admits(access, role) && (sidebar.of ?? kindOf(role)) === kindOf(role)
        ? [{ to: path, ...sidebar }]
        : [],
    )
    .sort(byOrder)

export const thumbEntriesOf = (role: Role): (ThumbEntry & { to: string })[] => {
  const kind = kindOf(role)
  return manifest
    .flatMap(({ path, access, thumb = [] }) =>
      admits(access, role)
        ? thumb.filter(({ of = kind }) => of === kind).map(entry => ({ to: path, ...entry }))
        : [],
    )
    .sort(byOrder)
}
