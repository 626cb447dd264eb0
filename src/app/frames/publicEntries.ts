import { paths } from '@/domain/paths'
import type { UnreadyFeature } from '@/features/publicSite/publicSiteSlice'

type PublicEntry =
  { label: 'nav.home' | 'site.contact'; to: string } | { label: `site.${Unready}`; unready: Unready }
type Unready = Extract<UnreadyFeature, 'services' | 'projects' | 'blog'>

/** The site's navigation, in the order of the specification. */
export const publicEntries: readonly PublicEntry[] = [
  { label: 'nav.home', to: paths.landing },
  { label: 'site.services', unready: 'services' },
  { label: 'site.projects', unready: 'projects' },
  { label: 'site.blog', unready: 'blog' },
  { label: 'site.contact', to: paths.contact },
]

/** What the footer leads to: the specification's three in their order, then ours. */
export const footerEntries = [
  { label: 'site.deleteAccount', to: paths.deleteAccount },
  { label: 'site.privacyPolicy', to: paths.privacyPolicy },
  { label: 'site.terms', to: paths.terms },
  { label: 'site.subscriptionTerms', to: paths.subscriptionTerms },
  { label: 'site.contact', to: paths.contact },
] as const
