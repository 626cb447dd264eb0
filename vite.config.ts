import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { apiServer } from './src/server/app/devServer'
import { serviceWorkerFile } from './src/server/app/serviceWorkerFile'

/** What every page needs: two files compress better than a dozen, and stay cached when only our code changes. */
const reactFiles = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }
const core = {
  name: 'core',
  test: /node_modules\/(react-redux|redux|redux-thunk|redux-persist|immer|reselect|react-router|react-router-dom|i18next|react-i18next|react-error-boundary|use-sync-external-store)\/|@reduxjs\/toolkit\/dist\/redux-toolkit\.modern/,
}

/**
 * The modules that one module imports at once, and what they import, in one file: a browser takes longer to ask for
 * forty small ones than to read them.
 */
function importedBy(name: string, file: string): Rolldown.CodeSplittingGroup {
  const entry = fileURLToPath(new URL(file, import.meta.url))
  const found = new Set<string>()
  const collect = (id: string, context: Rolldown.ChunkingContext) => {
    if (found.has(id)) return
    found.add(id)
    context.getModuleInfo(id)?.importedIds.forEach(imported => collect(imported, context))
  }
  return {
    debugName: name,
    name: (id, context) => {
      collect(entry, context)
      return found.has(id) ? name : null
    },
  }
}

/** Our own modules that nearly every page uses. */
const shared = { name: 'shared', test: /\/src\/(ui|domain|i18n|features)\//, minShareCount: 34 }

/** What every page starts with. */
const start = importedBy('start', './src/app/main.tsx')
/** What the pages need that ask the server. */
const live = importedBy('live', './src/app/attachApi.ts')

/** Without the modules' names: every lazy import lists its files by name, on the first page too. */
const chunkFileNames = 'assets/[hash].js'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    apiServer(),
    serviceWorkerFile(fileURLToPath(new URL('./src/app/serviceWorker.ts', import.meta.url))),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    target: 'es2022',
    outDir: 'dist/client',
    manifest: true,
    sourcemap: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { chunkFileNames, codeSplitting: { groups: [reactFiles, core, start, live, shared] } } },
  },
}))
