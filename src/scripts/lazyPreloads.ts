import type { ModulePreloadOptions, Plugin, Rolldown } from 'vite'

/**
 * What a lazy import preloads: not the files that its importer had to load itself before it could run. Modules that load
 * when the page is idle preload their styles alone: to ask for dozens of files takes one long task.
 */
export function lazyPreloads(idleModules: readonly string[]): {
  plugin: Plugin
  modulePreload: ModulePreloadOptions
} {
  let bundle: Rolldown.OutputBundle = {}

  function isIdle(file: string): boolean {
    const chunk = bundle[file]
    return chunk?.type === 'chunk' && chunk.moduleIds.some(id => idleModules.includes(id))
  }

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
      resolveDependencies: (file, dependencies, { hostId, hostType }) => {
        if (hostType === 'html') return dependencies
        if (isIdle(file)) return dependencies.filter(dependency => dependency.endsWith('.css'))
        const known = addImports(hostId, new Set())
        return dependencies.filter(file => !known.has(file))
      },
    },
  }
}
