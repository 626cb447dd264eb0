import { createHash } from 'node:crypto'
import { build } from 'esbuild'
import type { Plugin, Rolldown } from 'vite'

/** The modules of the pages that can be read offline, besides what the first page loads itself. */
const readOffline =
  /\/src\/(app\/(main|frames\/SignedInFrame)|pages\/(clientHome\/ClientHomePage|clientAppointments\/ClientAppointmentsPage)|i18n\/(en|ar)\/(common|home|appointments|reviews|waitlist|notifications|promotions|salon))\.(tsx?|json)$/

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === 'chunk'

/** The addresses of those pages' scripts and styles, with all that they import. */
function filesToRead(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const collect = (fileName: string) => {
    const chunk = bundle[fileName]
    if (!chunk || !isChunk(chunk) || found.has(fileName)) return
    found.add(fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const imported of chunk.imports) collect(imported)
  }
  for (const chunk of Object.values(bundle).filter(isChunk)) {
    if (chunk.moduleIds.some(id => readOffline.test(id))) collect(chunk.fileName)
  }
  return [...found].sort().map(file => `/${file}`)
}

/** Builds /sw.js as one file of its own, knowing the names of this build's files. */
export function serviceWorkerFile(entry: string): Plugin {
  return {
    name: 'kursi-service-worker',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async generateBundle(_options, bundle) {
      const id = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 16)
      const { outputFiles } = await build({
        entryPoints: [entry],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: 'es2022',
        define: {
          builtApp: JSON.stringify({ id, files: filesToRead(bundle) }),
          'process.env.NODE_ENV': '"production"',
        },
      })
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: outputFiles[0]?.text ?? '' })
    },
  }
}
