import { parseArgs } from 'node:util'
import { readConfig } from '../kernel/config'
import { insertCoupon } from '../db/coupons'
import { openDatabase } from '../db/openDatabase'
import { silentLog } from '../kernel/log'
import { couponUsage, readCoupon } from './readCoupon'

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Manual tasks of an operator, run in the data folder of the running product: `coupon CODE …`. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      percent: { type: 'string' },
      amount: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
      uses: { type: 'string' },
    },
  })
  const [command, code] = positionals
  if (command !== 'coupon' || code === undefined) throw new Error(couponUsage)
  const coupon = readCoupon(code, values)
  const db = await openDatabase(readConfig(process.env), silentLog)
  try {
    if (!(await insertCoupon(db, coupon, Date.now()))) throw new Error(`${coupon.code} exists already`)
    print(`${coupon.code} can be used`)
  } finally {
    await db.destroy()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
