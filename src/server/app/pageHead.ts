import { html, raw } from 'hono/html'
import { defaultLanguage, languages, localeOf, wordmarkOf, type Language } from '@/domain/languages'
import { pageAddress } from '@/domain/pageAddress'
import { dataBlock } from './dataBlock'

export interface PageFacts {
  /** Without a query. */
  path: string
  title: string
  description: string
  /** 1200 by 630 pixels. */
  picture: string
  /** In the words of schema.org. */
  structured?: object
}

/** What chats and search engines read of a page. Every text in it is escaped. */
export async function pageHead(
  publicUrl: string,
  language: Language,
  { path, title, description, picture, structured }: PageFacts,
): Promise<string> {
  const at = (other: Language) => pageAddress(publicUrl, path, other)
  const alternates = languages.map(
    other => html`<link rel="alternate" hreflang="${other}" href="${at(other)}" />`,
  )
  const locale = localeOf(language).replace(/-u-.*/, '').replace('-', '_')
  const head = await html`<title>${title}</title>
    <meta name="description" content="${description}" />
    <link rel="canonical" href="${at(language)}" />
    ${alternates}
    <link rel="alternate" hreflang="x-default" href="${at(defaultLanguage)}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${wordmarkOf(language)}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${at(language)}" />
    <meta property="og:locale" content="${locale}" />
    <meta property="og:image" content="${picture}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
    <meta name="twitter:title" content="${title}" />
    <meta name="twitter:description" content="${description}" />
    <meta name="twitter:image" content="${picture}" />
    ${
      structured &&
      html`<script type="application/ld+json">
        ${raw(dataBlock(structured))}
      </script>`
    }`
  return head.toString()
}

/** The page with this head in place of the title and description that the build wrote. */
export const withHead = (page: string, head: string): string =>
  page
    .replace(/<title>.*?<\/title>\s*/, '')
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace('</head>', () => `${head}\n  </head>`)
