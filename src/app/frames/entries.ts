import { isOwner, type Role } from '@/domain/role'
import type { UnreadyFeature } from '@/features/publicSite/publicSiteSlice'
import { admits } from '../routes/access'
import { manifest } from '../routes/manifest'
import type { SidebarEntry, SiteEntry, ThumbEntry } from '../routes/page'

export interface Entry extends Pick<SidebarEntry, 'label' | 'icon'> {
  to: string
}

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order

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

/** The header entries of the specification that have no page yet. */
const unreadyEntries = [
  { label: 'site.services', unready: 'services', order: 2 },
  { label: 'site.projects', unready: 'projects', order: 3 },
  { label: 'site.blog', unready: 'blog', order: 4 },
] as const satisfies readonly (SiteEntry & { unready: UnreadyFeature })[]

const pagesIn = (bar: 'header' | 'footer') =>
  manifest.flatMap(({ path, [bar]: entry }) => (entry ? [{ to: path, ...entry }] : []))

export const headerEntries = [...pagesIn('header'), ...unreadyEntries].sort(byOrder)

export const footerEntries = pagesIn('footer').sort(byOrder)
