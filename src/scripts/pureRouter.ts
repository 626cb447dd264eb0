import type { Plugin } from 'vite'

/**
 * Tells the bundler that what the router makes of React's factories can be left out where nothing uses it: its package
 * has one file for all of its modes, and a name set on each component.
 */
export const pureRouter = (): Plugin => ({
  name: 'kursi-pure-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    // Every line stays where it is, so that the package's own source map holds.
    handler: code => ({
      code: code
        .replace(/\bReact\d*\.(forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&')
        .replace(/^(var \w+ = )?new Set\(/gm, '$1/* @__PURE__ */ new Set(')
        .replace(/^\w+\.displayName = .*$/gm, ''),
      map: null,
    }),
  },
})
