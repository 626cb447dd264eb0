// What the source says of itself, for scripts that run in Node without the app's own build.
import { build } from 'esbuild'

/** Leaves what a page's code is made of out: only the entries are read. */
const withoutPages = {
  name: 'without-pages',
  setup: ({ onResolve }) => onResolve({ filter: /^@\/pages\// }, ({ path }) => ({ path, external: true })),
}

async function readSource(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    alias: { '@': './src' },
    plugins: [withoutPages],
  })
  const code = Buffer.from(outputFiles[0].contents).toString('base64')
  return import(`data:text/javascript;base64,${code}`)
}

/** The route manifest: `manifest` and `otherPaths`. */
export const readRoutes = () => readSource('src/app/routes/manifest.ts')

/** The calls with which pages begin: `firstCalls`. */
export const readFirstCalls = () => readSource('src/app/firstCalls/firstCalls.ts')

/** `paths` and their builders. */
export const readPaths = () => readSource('src/domain/paths.ts')

/** `languages`, and what is true of each. */
export const readLanguages = () => readSource('src/domain/languages.ts')
