import { languages } from '@/domain/languages'
import { paths } from '@/domain/paths'
import { countSalons, listSlugs } from '../db/salonSlugs'
import type { Db } from '../db/openDatabase'
import { pageAddress } from '@/domain/pageAddress'

/** Half of what the protocol allows, since a salon has an address in each language and these are long in Arabic. */
const salonsPerPart = 5_000

/** Search engines may read the public pages, but not the signed-in areas and the API. */
export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    `Disallow: ${paths.client}`,
    `Disallow: ${paths.owner}/`,
    `Disallow: ${paths.support}`,
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

const document = (element: string, namespaces: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>
${entries.join('\n')}
</${element}>
`

function pagesDocument(publicUrl: string, pages: readonly string[]): string {
  const links = (path: string) =>
    languages
      .map(
        language =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${pageAddress(publicUrl, path, language)}"/>`,
      )
      .join('')
  const entries = pages.flatMap(path =>
    languages.map(
      language => `<url><loc>${pageAddress(publicUrl, path, language)}</loc>${links(path)}</url>`,
    ),
  )
  return document('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', entries)
}

/** The parts of the site map by their addresses: one of the other pages, and one of each few thousand salons. */
export function siteMap(db: Db, publicUrl: string, pages: readonly string[]) {
  const partPath = (part: number) => `/sitemap-salons-${part}.xml`
  return async (path: string): Promise<string | undefined> => {
    const parts = Math.ceil((await countSalons(db)) / salonsPerPart)
    const salonParts = Array.from({ length: parts }, (_, index) => partPath(index + 1))
    if (path === '/sitemap.xml') {
      const all = ['/sitemap-pages.xml', ...salonParts]
      return document(
        'sitemapindex',
        '',
        all.map(part => `<sitemap><loc>${publicUrl}${part}</loc></sitemap>`),
      )
    }
    if (path === '/sitemap-pages.xml') return pagesDocument(publicUrl, [...pages, paths.salons])
    const index = salonParts.indexOf(path)
    if (index === -1) return undefined
    const slugs = await listSlugs(db, { offset: index * salonsPerPart, limit: salonsPerPart })
    return pagesDocument(publicUrl, slugs.map(paths.salon))
  }
}
