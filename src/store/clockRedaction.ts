import type { clockSlice } from './clockSlice'
import type { SliceRedaction } from './redaction'

export const clockRedaction: SliceRedaction<typeof clockSlice> = { timeZone: 'told' }
