import type { UnreadyFeature } from '@/features/publicSite/publicSiteSlice'
import { manifest } from '../routes/manifest'
import type { SiteEntry } from '../routes/page'
import { byOrder } from './byOrder'

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
