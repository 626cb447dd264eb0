import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { apiServer } from './src/server/app/devServer'
import { lazyPreloads } from './src/scripts/lazyPreloads'
import { pureRouter } from './src/scripts/pureRouter'
import { serviceWorkerFile } from './src/scripts/serviceWorkerFile'

/** The libraries of every page: one file compresses better than a dozen, and stays cached when only our code changes. */
const core = {
  name: 'core',
  test: /node_modules\/(react|react-dom|scheduler|react-redux|redux|redux-thunk|redux-persist|immer|reselect|react-router|react-router-dom|i18next|react-error-boundary|use-sync-external-store)\/|react-i18next\/dist\/es\/(?!Trans)|@reduxjs\/toolkit\/dist\/(redux-toolkit\.modern|query\/)/,
}

const sourceOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const entry = sourceOf('./src/app/main.ts')
const firstPage = sourceOf('./src/pages/landing/LandingPage.tsx')
const salonPage = sourceOf('./src/pages/salon/SalonPage.tsx')
const severalImporters = 14

const startModules = new Set<string>()

/** Adds the module and all of ours that it imports. */
function addWithImports(id: string, context: Rolldown.ChunkingContext, modules: Set<string>): void {
  if (modules.has(id) || id.includes('node_modules')) return
  modules.add(id)
  context.getModuleInfo(id)?.importedIds.forEach(imported => addWithImports(imported, context, modules))
}

function startWithShared(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): void {
  if (seen.has(id) || id.includes('node_modules')) return
  seen.add(id)
  const { importers = [], importedIds = [] } = context.getModuleInfo(id) ?? {}
  if (importers.length >= severalImporters) addWithImports(id, context, startModules)
  else importedIds.forEach(imported => startWithShared(imported, context, seen))
}

/**
 * What every page starts with, and what the first page shares with several others, in one file: a browser takes longer
 * to ask for forty small ones than to read them.
 */
const start: Rolldown.CodeSplittingGroup = {
  debugName: 'start',
  name: (id, context) => {
    if (startModules.size === 0) {
      addWithImports(entry, context, startModules)
      startWithShared(firstPage, context)
    }
    return startModules.has(id) ? 'start' : null
  },
}

/** How requests are sent: pages without the later slices need it too. */
const sending = { name: 'sending', test: /\/src\/store\/(sendSubmission|submit|logoutBegun)\.ts$/ }

/** The slices that join after a visitor's first page: one file instead of twenty. */
const later = {
  name: 'laterSlices',
  test: /\/src\/(app\/store\/laterSlices|features\/.+Slice)\.ts$/,
}

/** What pages with the server's data start with; all of them need the salon's file too. */
const compareZones = sourceOf('./src/app/render/compareZones.ts')

/** The modules of the salon's page that other pages share: no other page is opened as often from outside. */
const salonModules = new Set<string>()
const salon: Rolldown.CodeSplittingGroup = {
  debugName: 'salon',
  name: (id, context) => {
    if (salonModules.size === 0) addWithImports(salonPage, context, salonModules)
    const isShared = (context.getModuleInfo(id)?.importers.length ?? 0) > 1
    return id === compareZones || (isShared && salonModules.has(id)) ? 'salon' : null
  },
}

/**
 * Our own modules that nearly every page uses. Forms and dialogs bring their library, and the search has fields without
 * a form.
 */
const shared = {
  name: 'shared',
  test: /\/src\/(ui(?!\/(form|Dialog|UiLocale|KeepScroll))|domain|i18n|features)\//,
  minShareCount: 24,
}

/** Small parts that many lazy pages use: each in a file of its own would be listed on the first page. */
const parts = {
  name: 'parts',
  test: /\/src\/ui\/(Chip|ToggleChip|DisclosureChip|Entry|CardLink|Field|useField|TextField|SelectField|TextAreaField|FactList|SuccessMark|StepHeading|Stars|Avatar|FileInput|FilePicture|useFocusAfter|useLate|useCopyText|CopyStatus|copyText|saveFile|initials)/,
  minShareCount: 2,
}
const fields = {
  name: 'fields',
  test: /\/src\/ui\/form\/(Form[A-Z]|useBound|Submit)/,
  minShareCount: 3,
}

/** Without the modules' names: every lazy import lists its files by name, on the first page too. */
const chunkFileNames = 'assets/[hash:7].js'
const assetFileNames = 'assets/[hash:7][extname]'

/** The router's own production files, whose package names only its development files to bundlers. */
const routerFiles = [
  { find: /^react-router$/, replacement: sourceOf('./node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: sourceOf('./node_modules/react-router/dist/production/dom-export.mjs'),
  },
]

const preloads = lazyPreloads(
  ['tools', 'sessionBuffer'].map(name => sourceOf(`./src/app/session/${name}.ts`)),
)

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    apiServer(),
    preloads.plugin,
    pureRouter(),
    serviceWorkerFile(fileURLToPath(new URL('./src/app/serviceWorker.ts', import.meta.url))),
  ],
  resolve: {
    alias: [
      { find: '@', replacement: sourceOf('./src') },
      ...(command === 'build' && !isSsrBuild ? routerFiles : []),
    ],
  },
  build: {
    target: 'es2022',
    outDir: 'dist/client',
    manifest: true,
    modulePreload: preloads.modulePreload,
    sourcemap: isSsrBuild ? false : 'hidden',
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: ['./index.html', './src/app/warmFormats.ts'].map(sourceOf),
          output: {
            entryFileNames: chunkFileNames,
            chunkFileNames,
            assetFileNames,
            codeSplitting: { groups: [core, start, salon, sending, later, shared, parts, fields] },
          },
        },
  },
}))
