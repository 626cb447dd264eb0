import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import type * as Polyfill from 'temporal-polyfill'

// The package has only ES modules, which Jest's CommonJS cannot load; its browser script runs anywhere.
const script = join(process.cwd(), 'node_modules/temporal-polyfill/global.js')
const context: { Temporal?: typeof Polyfill.Temporal } = createContext({})
runInContext(readFileSync(script, 'utf8'), context)

const { Temporal: loaded } = context
if (!loaded) throw new Error('temporal-polyfill gave no Temporal')

/** An independent implementation of calendars and time zones to check ours against. */
export const Temporal = loaded
