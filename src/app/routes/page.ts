import type { ComponentType } from 'react'
import type common from '@/i18n/en/common.json'
import type { Namespace } from '@/i18n/namespaces'
import type { IconName } from '@/ui/iconPaths'

/** Who may open a page: a `user` is anyone who is signed in, a `visitor` anyone who is not. */
export type Access = 'any' | 'visitor' | 'user' | 'client' | 'owner'

export type FrameName = 'site' | 'bands' | 'document' | 'auth' | 'salon' | 'signedIn'

export type TitleKey = keyof (typeof common)['titles']

export interface SidebarEntry {
  group: 'main' | 'settings'
  label: keyof (typeof common)['nav']
  icon: IconName
  order: number
}

export interface SiteEntry {
  label: 'nav.home' | `site.${keyof (typeof common)['site']}`
  order: number
}

export interface Page {
  path: string
  title: TitleKey
  /** The modules of the page and its frame, as paths from the project root: the build's lists name files that way. */
  modules: readonly string[]
  load: () => Promise<ComponentType>
  /** The page waits for all of these namespaces. `common` loads with the first page. */
  texts: readonly Namespace[]
  access: Access
  frame: FrameName
  /** At build time. */
  prerendered?: boolean
  /** For each visitor, with the data of its address; see `app/render`. */
  serverRendered?: boolean
  /** The legal text of the page: one file per language in `features/documents/content`. */
  document?: 'privacy' | 'terms' | 'exchange' | 'subscription'
  offline?: boolean
  /** Preloaded for the role whose next page it mostly is. */
  nextFor?: 'client' | 'owner'
  sidebar?: SidebarEntry
  header?: SiteEntry
  footer?: SiteEntry
}

const lazyFrames: Partial<Record<FrameName, { module: string; texts: readonly Namespace[] }>> = {
  auth: { module: 'src/app/frames/AuthFrame.tsx', texts: [] },
  signedIn: { module: 'src/app/frames/SignedInFrame.tsx', texts: ['notifications'] },
}

type PageModule<Name extends string> = Record<`${Capitalize<Name>}Page`, ComponentType>

/** A manifest entry: the page named `x` is `XPage` of `pages/x/XPage.tsx`. */
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
