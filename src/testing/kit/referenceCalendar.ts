import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import type * as Polyfill from 'temporal-polyfill'

// The package's modules are ES modules only, which Jest's CommonJS cannot load; its script for browsers runs anywhere.
const script = join(process.cwd(), 'node_modules/temporal-polyfill/global.js')
const context: { Temporal?: typeof Polyfill.Temporal } = createContext({})
runInContext(readFileSync(script, 'utf8'), context)

const { Temporal: loaded } = context
if (!loaded) throw new Error('temporal-polyfill gave no Temporal')

/** An implementation of calendar and zones that is not ours, to judge ours by. */
export const Temporal = loaded
