import { directionOf, languages, localeOf, type Language } from '@/domain/languages'
import type meta from '@/i18n/en/meta.json'
import type { Page } from '../routes/page'
import { renderApp, type RenderRequest } from './renderApp'

export { directionOf, languages, localeOf }

type Described = keyof typeof meta

/** A page of the build: its HTML, title and description. */
export async function renderAtBuild({ path, title }: Page, language: Language) {
  const { html, i18n } = await renderApp({ address: path, language, now: 0 })
  await i18n.loadNamespaces('meta')
  if (!i18n.exists(`meta:${title}`)) throw new Error(`${path} has no description for search engines`)
  return {
    html,
    title: `${i18n.t(`titles.${title}`)} · ${i18n.t('appName')}`,
    description: i18n.t(`meta:${title as Described}`),
  }
}

/** A page of the server with the data of its address. */
export async function renderPage(request: RenderRequest) {
  const { html, state, revisions } = await renderApp(request)
  return { html, state, revisions }
}
