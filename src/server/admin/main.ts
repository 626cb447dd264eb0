import { parseArgs } from 'node:util'
import { readConfig, type Config } from '../kernel/config'
import { insertCoupon } from '../db/coupons'
import { openDatabase } from '../db/openDatabase'
import { silentLog } from '../kernel/log'
import { backUp, restore } from './backup'
import { copyDatabase } from './copyDatabase'
import { keepAllPromisedTimes } from './promisedTimes'
import { couponUsage, readCoupon } from './readCoupon'

const print = (line: string) => process.stdout.write(`${line}\n`)

const options = {
  percent: { type: 'string' },
  amount: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  uses: { type: 'string' },
  to: { type: 'string' },
  replace: { type: 'boolean' },
  preview: { type: 'boolean' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

/** Manual tasks of an operator, run with the environment of the running product. */
const commands: Record<string, (config: Config, values: Values, operand?: string) => Promise<void>> = {
  coupon: async (config, values, code) => {
    if (code === undefined) throw new Error(couponUsage)
    const coupon = readCoupon(code, values)
    const db = await openDatabase(config, silentLog)
    try {
      if (!(await insertCoupon(db, coupon, Date.now()))) throw new Error(`${coupon.code} exists already`)
      print(`${coupon.code} can be used`)
    } finally {
      await db.destroy()
    }
  },
  backup: async (config, { to }) => {
    if (to === undefined) throw new Error('Usage: db:backup --to FILE')
    await backUp(config, to)
    print(`Backed up: the database in ${to}, pictures and secret in ${to}.files`)
  },
  restore: async (config, { from, replace = false }) => {
    if (from === undefined) throw new Error('Usage: db:restore --from FILE [--replace]')
    await restore(config, from, replace)
    print(`Restored from ${from}`)
  },
  copy: async (config, { to }) => {
    if (!/^postgres(ql)?:\/\//.test(to ?? '')) {
      throw new Error('Usage: db:copy --to postgres://user:password@host:5432/database')
    }
    if (await copyDatabase(config, to ?? '', print)) print('Copied: set DATABASE_URL and start')
    else throw new Error('Nothing was copied: the tables above differ')
  },
  'clock-times': async (config, { preview: isPreview = false }) => {
    const db = await openDatabase(config, silentLog)
    try {
      const isComplete = await keepAllPromisedTimes(db, { now: Date.now(), isPreview, print })
      if (!isComplete) throw new Error('Some appointments were not moved: see above')
    } finally {
      await db.destroy()
    }
  },
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [name = '', operand] = positionals
  const run = commands[name]
  if (!run) throw new Error(`Commands: ${Object.keys(commands).join(', ')}`)
  await run(readConfig(process.env), values, operand)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
