import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiServer } from './src/server/devServer'
import { serviceWorkerFile } from './src/server/serviceWorkerFile'

/** What every page needs: one file compresses better than a dozen, and stays cached when only our code changes. */
const core = {
  name: 'core',
  test: /node_modules\/(react|react-dom|scheduler|react-redux|redux|redux-thunk|redux-persist|immer|react-router|react-router-dom|i18next|react-i18next|react-error-boundary|use-sync-external-store)\/|@reduxjs\/toolkit\/dist\/redux-toolkit\.modern/,
}

/** Our own modules that nearly every page uses. */
const shared = { name: 'shared', test: /\/src\/(ui|domain|i18n|features)\//, minShareCount: 34 }

/** What the store needs of the api folder, apart from RTK Query, which comes with the first page that asks the server. */
const seams = { name: 'seams', test: /\/src\/api\/(secrets|ApiError|services)\.ts/ }

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
      : { output: { chunkFileNames, codeSplitting: { groups: [core, seams, shared] } } },
  },
}))
