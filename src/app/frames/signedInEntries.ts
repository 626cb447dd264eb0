import { hasRight } from '@/domain/staffRights'
import { admits, type Viewer } from '../routes/access'
import { manifest } from '../routes/manifest'
import type { SidebarEntry, ThumbEntry } from '../routes/page'
import { byOrder } from './byOrder'

export interface Entry extends Pick<SidebarEntry, 'label' | 'icon'> {
  to: string
}

/** A staff member's login sees the salon as its owner does. */
export const kindOf = ({ role }: Viewer) => (role === 'customer' ? 'client' : 'owner')

export const entriesOf = (group: SidebarEntry['group'], user: Viewer): Entry[] =>
  manifest
    .flatMap(page => {
      const { path, sidebar } = page
      const isTheirs =
        sidebar?.group === group && admits(page, user) && (sidebar.of ?? kindOf(user)) === kindOf(user)
      return isTheirs ? [{ to: path, ...sidebar }] : []
    })
    .sort(byOrder)

export const thumbEntriesOf = (user: Viewer): (ThumbEntry & { to: string })[] => {
  const kind = kindOf(user)
  const isOpen = ({ view, of = kind }: ThumbEntry) =>
    of === kind && (view !== 'walkIn' || hasRight(user, 'change_own'))
  return manifest
    .flatMap(page =>
      admits(page, user) ? (page.thumb ?? []).filter(isOpen).map(entry => ({ to: page.path, ...entry })) : [],
    )
    .sort(byOrder)
}
