import { addressQuery, searchOf } from '@/domain/addressQuery'
import { paths } from '@/domain/paths'
import { defaultLanguage, languages } from '@/domain/languages'

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

const address = (publicUrl: string, path: string, language: string) =>
  publicUrl + path + searchOf(addressQuery(language === defaultLanguage ? [] : [['lang', language]]))

export function sitemap(publicUrl: string, paths: readonly string[]): string {
  const links = (path: string) =>
    languages
      .map(
        language =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${address(publicUrl, path, language)}"/>`,
      )
      .join('')
  const entries = paths.flatMap(path =>
    languages.map(language => `<url><loc>${address(publicUrl, path, language)}</loc>${links(path)}</url>`),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}
