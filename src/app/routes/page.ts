import type { ComponentType } from 'react'
import type common from '@/i18n/en/common.json'
import type frame from '@/i18n/en/frame.json'
import type { StaffRight } from '@/domain/staffRights'
import type { Namespace } from '@/i18n/namespaces'
import type { IconName } from '@/ui/iconPaths'
import type { laterPages } from './laterPages'

/**
 * Who may open a page: a `user` is anyone who is signed in, a `visitor` anyone who is not. A page of `staff` is neither
 * the owner's nor a client's.
 */
export type Access = 'any' | 'visitor' | 'user' | 'client' | 'owner' | 'staff'

export type FrameName = 'site' | 'bands' | 'document' | 'auth' | 'anyone' | 'signedIn'

export type TitleKey = keyof (typeof common)['titles']

export type SidebarGroup = 'main' | 'settings' | 'legal'

export interface SidebarEntry {
  /** Of whom, where the page is not theirs alone. */
  of?: 'client' | 'owner'
  group: SidebarGroup
  label: keyof (typeof frame)['sidebar']
  icon: IconName
  order: number
}

/** An entry of the bar at the end of a phone's window. */
export interface ThumbEntry {
  /** Of whom, where the page is not theirs alone. */
  of?: 'client' | 'owner'
  label: keyof (typeof frame)['thumb']
  icon: IconName
  order: number
  /** A view of the page, or what it opens with. */
  view?: 'calendar' | 'list' | 'walkIn'
}

export interface SiteEntry {
  label: 'nav.home' | `site.${keyof (typeof common)['site']}`
  order: number
}

export interface Page {
  path: string
  title: TitleKey
  /** The page named `x` is `XPage` of `pages/x/XPage.tsx`. */
  name: string
  load: () => Promise<ComponentType>
  /** Its module is named on every first page, the others' in a file of their own. */
  isFirst: boolean
  /** The page waits for all of these namespaces. `common` loads with the first page. */
  texts: readonly Namespace[]
  access: Access
  /** The right with which a staff member's login opens a page of owners or users; without one it does not. */
  staff?: 'any' | StaffRight
  frame: FrameName
  /** At build time. */
  prerendered?: boolean
  /** For each visitor, with the data of its address; see `app/render`. */
  serverRendered?: boolean
  /** The legal text of the page: one file per language in `features/documents/content`. */
  document?: 'privacy' | 'terms' | 'exchange' | 'subscription'
  offline?: boolean
  /** The page needs more slices than a visitor's first page; so does every page in the signed-in frame. */
  laterSlices?: boolean
  /** Preloaded for the role whose next page it mostly is. */
  nextFor?: 'client' | 'owner'
  sidebar?: SidebarEntry
  thumb?: readonly ThumbEntry[]
  /** The page's own actions stand at the end of a phone's window, in place of the thumb bar. */
  actionBar?: boolean
  header?: SiteEntry
  footer?: SiteEntry
}

const textsOfFrame: Partial<Record<FrameName, readonly Namespace[]>> = {
  signedIn: ['frame', 'notifications'],
}

const componentOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`

type PageModule<Name extends string> = Record<`${Capitalize<Name>}Page`, ComponentType>

type Entry = Omit<Page, 'name' | 'load' | 'isFirst'>

const complete = (entry: Entry) => ({
  ...entry,
  texts: [...new Set([...entry.texts, ...(textsOfFrame[entry.frame] ?? [])])],
  laterSlices: entry.laterSlices ?? entry.frame === 'signedIn',
})

/** A manifest entry of a page that links and searches lead to. */
export const firstPage = <Name extends string>(
  name: Name,
  load: () => Promise<PageModule<Name>>,
  entry: Entry,
): Page => ({
  ...complete(entry),
  name,
  isFirst: true,
  load: async () => (await load())[componentOf(name) as keyof PageModule<Name>],
})

/** A manifest entry of any other page. */
export const page = (name: keyof typeof laterPages, entry: Entry): Page => ({
  ...complete(entry),
  name,
  isFirst: false,
  load: async () => {
    const list = await import('./laterPages')
    const module: Record<string, ComponentType> = await list.laterPages[name]()
    return module[componentOf(name)] as ComponentType
  },
})

const lazyFrames: Partial<Record<FrameName, string>> = { auth: 'AuthFrame', signedIn: 'SignedInFrame' }

/** The modules of the page, its frame and its slices, as paths from the project root: the build's lists name files that way. */
export function modulesOf({ name, frame, isFirst, laterSlices }: Page): string[] {
  const lazyFrame = lazyFrames[frame]
  return [
    `src/pages/${name}/${componentOf(name)}.tsx`,
    ...(lazyFrame ? [`src/app/frames/${lazyFrame}.tsx`] : []),
    ...(isFirst ? [] : ['src/app/routes/laterPages.ts']),
    ...(laterSlices ? ['src/app/store/laterSlices.ts'] : []),
  ]
}
