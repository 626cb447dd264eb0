import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { directionOf, languages, type Language } from '@/domain/languages'
import { paths, patterns } from '@/domain/paths'
import { createServer } from '@/server/app/createServer'
import type { RenderPage } from '@/server/app/renderer'
import type { Config } from '@/server/kernel/config'
import { startApi, type TestApi } from './startApi'

/** Stands in the page that the build leaves for scripts to fill. */
export const emptyPage = 'an empty page'

const templateIn = (language: Language) =>
  `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head>__HEAD__<style nonce="__NONCE__"></style></head>
  <body><div id="root" data-language="${language}">__HTML__</div>
  <script type="application/json" id="state">__STATE__</script></body></html>`

function writeBuild(folder: string): void {
  mkdirSync(join(folder, '.pages'))
  const template = Object.fromEntries(languages.map(language => [language, templateIn(language)]))
  const templates = Object.fromEntries(
    [paths.salons, ...Object.values(patterns)].map(pattern => [pattern, template]),
  )
  writeFileSync(join(folder, '.pages', 'templates.json'), JSON.stringify(templates))
  writeFileSync(
    join(folder, 'index.html'),
    `<html lang="en" dir="ltr"><head><title>Kursi</title></head>${emptyPage}</html>`,
  )
}

export interface LoggedLine {
  event: string
  [fact: string]: unknown
}

/** The whole product with its own database, which renders pages by the given renderer, all in one minute. */
export async function startServerPages(renderPage: RenderPage, config: Partial<Config> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kursi-server-pages-'))
  writeBuild(folder)
  const lines: LoggedLine[] = []
  const note = (event: string, facts?: object) => void lines.push({ event, ...facts })
  const startedAt = Date.now()
  const api: TestApi = await startApi({
    config: { clientDir: folder, ...config },
    log: { info: note, error: note },
    now: () => startedAt,
  })
  const server = createServer(api.app, renderPage)
  return {
    api,
    server,
    lines,
    read: async (address: string, headers: Record<string, string> = {}) =>
      (await server.request(address, { headers })).text(),
    close: async () => {
      await api.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export const parsePage = (html: string) => new DOMParser().parseFromString(html, 'text/html')
