import { toLine, type Figure } from '@/server/bench/figures'
import { startProduct, type Product } from '@/e2e/kit/product'
import { bookingTaps } from './bookingTaps'
import { diaryWeek } from './diaryWeek'
import { largestPaint } from './largestPaint'
import { liveNotification } from './liveNotification'
import { ownerEdits } from './ownerEdits'
import { pastAppointments } from './pastAppointments'
import { recordingCost } from './recordingCost'
import { recordingMemory } from './recordingMemory'

const parts: readonly ((product: Product) => Promise<Figure[]>)[] = [
  largestPaint,
  bookingTaps,
  liveNotification,
  pastAppointments,
  diaryWeek,
  ownerEdits,
  recordingCost,
  recordingMemory,
]

/** What users wait for in the browser, each part with a fresh product. `names` selects parts. */
async function measure(names: readonly string[]): Promise<void> {
  for (const part of parts.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const product = await startProduct({}, { isRecorded: false })
    try {
      for (const figure of await part(product)) {
        process.stdout.write(`${toLine(figure)}\n`)
        if (figure.limit !== undefined && figure.value > figure.limit) process.exitCode = 1
      }
    } finally {
      await product.stop()
    }
  }
}

measure(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})
