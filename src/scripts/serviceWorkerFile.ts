import { createHash } from 'node:crypto'
import { build } from 'esbuild'
import type { Plugin, Rolldown } from 'vite'
import { readLanguages, readRoutes } from './readSource.mjs'

async function modulesReadOffline(): Promise<string[]> {
  const [{ manifest, modulesOf }, { languages }] = await Promise.all([readRoutes(), readLanguages()])
  const pages = manifest.filter(({ offline }) => offline)
  const texts = ['common', ...pages.flatMap(page => page.texts)]
  return [
    'src/app/main.ts',
    'src/app/warmFormats.ts',
    ...pages.flatMap(modulesOf),
    ...languages.flatMap(language => texts.map(name => `src/i18n/${language}/${name}.json`)),
  ]
}

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === 'chunk'

function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const collect = (fileName: string) => {
    const chunk = bundle[fileName]
    if (!chunk || !isChunk(chunk) || found.has(fileName)) return
    found.add(fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const imported of chunk.imports) collect(imported)
  }
  const chunks = Object.values(bundle).filter(isChunk)
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(`/${module}`)))
    if (!chunk) throw new Error(`The build has no ${module}, which a page needs offline`)
    collect(chunk.fileName)
  }
  return [...found].sort().map(file => `/${file}`)
}

/** Builds /sw.js as a separate file that knows the file names of this build. */
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
        alias: { '@': './src' },
        define: {
          builtApp: JSON.stringify({ id, files: filesOf(await modulesReadOffline(), bundle) }),
          'process.env.NODE_ENV': '"production"',
        },
      })
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: outputFiles[0]?.text ?? '' })
    },
  }
}
