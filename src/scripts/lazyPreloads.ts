import type { ModulePreloadOptions, Plugin, Rolldown } from 'vite'

/** What a lazy import preloads: not the files that its importer had to load itself before it could run. */
export function lazyPreloads(): { plugin: Plugin; modulePreload: ModulePreloadOptions } {
  let bundle: Rolldown.OutputBundle = {}

  function addImports(file: string, known: Set<string>): Set<string> {
    const chunk = bundle[file]
    if (known.has(file) || chunk?.type !== 'chunk') return known
    known.add(file)
    chunk.imports.forEach(imported => addImports(imported, known))
    return known
  }

  return {
    plugin: {
      name: 'kursi-lazy-preloads',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler: (_options, built) => {
          bundle = built
        },
      },
    },
    modulePreload: {
      // Browsers that know the styles' `light-dark()` know module preloads.
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostId, hostType }) => {
        if (hostType === 'html') return dependencies
        const known = addImports(hostId, new Set())
        return dependencies.filter(file => !known.has(file))
      },
    },
  }
}
