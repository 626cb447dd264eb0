// The route manifest as plain data, for scripts that run in Node without the app's own build.
import { build } from 'esbuild'

const manifest = 'src/app/routes/manifest.ts'

/** Leaves what a page's code is made of out: only the entries are read. */
const withoutPages = {
  name: 'without-pages',
  setup: ({ onResolve }) => onResolve({ filter: /^@\/pages\// }, ({ path }) => ({ path, external: true })),
}

/** Resolves to every page's entry, and the addresses that answer without being a page. */
export async function readRoutes() {
  const { outputFiles } = await build({
    entryPoints: [manifest],
    bundle: true,
    write: false,
    format: 'esm',
    alias: { '@': './src' },
    plugins: [withoutPages],
  })
  const code = Buffer.from(outputFiles[0].contents).toString('base64')
  const { manifest: pages, otherPaths } = await import(`data:text/javascript;base64,${code}`)
  return { pages, otherPaths }
}
