import type { ComponentType } from 'react'
import type common from '@/i18n/en/common.json'
import type { Namespace } from '@/i18n/namespaces'
import type { IconName } from '@/ui/iconPaths'

/** Whom a page lets in; a `user` is anyone who is signed in, a `visitor` anyone who is not. */
export type Access = 'any' | 'visitor' | 'user' | 'client' | 'owner'

/** What stands around a page, see `frames/`. */
export type FrameName = 'site' | 'bands' | 'document' | 'auth' | 'salon' | 'signedIn'

export type TitleKey = keyof (typeof common)['titles']

/** The page's entry in the sidebar. */
export interface SidebarEntry {
  group: 'main' | 'settings'
  label: keyof (typeof common)['nav']
  icon: IconName
  order: number
}

/** The page's entry in the header or the footer of the public site. */
export interface SiteEntry {
  label: 'nav.home' | `site.${keyof (typeof common)['site']}`
  order: number
}

export interface Page {
  path: string
  title: TitleKey
  /** Its own module and its frame's, from the top of the project: the build's lists name files by them. */
  modules: readonly string[]
  load: () => Promise<ComponentType>
  /** The page waits until all of them have come; `common` comes with the first page. */
  texts: readonly Namespace[]
  access: Access
  frame: FrameName
  /** HTML before any script runs. */
  prerendered?: boolean
  /** The legal text that it shows, a file for each language in `features/documents/content`. */
  document?: 'privacy' | 'terms' | 'exchange' | 'subscription'
  /** Can be read without a network. */
  offline?: boolean
  /** Fetched beforehand for whom it is mostly the next page. */
  nextFor?: 'client' | 'owner'
  sidebar?: SidebarEntry
  header?: SiteEntry
  footer?: SiteEntry
}

/** The frames that not every visitor sees come with their pages. */
const lazyFrames: Partial<Record<FrameName, { module: string; texts: readonly Namespace[] }>> = {
  auth: { module: 'src/app/frames/AuthFrame.tsx', texts: [] },
  signedIn: { module: 'src/app/frames/SignedInFrame.tsx', texts: ['notifications'] },
}

type PageModule<Name extends string> = Record<`${Capitalize<Name>}Page`, ComponentType>

/** An entry of the manifest: the page called `x` is `XPage` of `pages/x/XPage.tsx`. */
export function page<Name extends string>(
  name: Name,
  load: () => Promise<PageModule<Name>>,
  entry: Omit<Page, 'modules' | 'load'>,
): Page {
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page` as keyof PageModule<Name>
  const frame = lazyFrames[entry.frame]
  return {
    ...entry,
    modules: [`src/pages/${name}/${component}.tsx`, ...(frame ? [frame.module] : [])],
    texts: [...new Set([...entry.texts, ...(frame?.texts ?? [])])],
    load: async () => (await load())[component],
  }
}
