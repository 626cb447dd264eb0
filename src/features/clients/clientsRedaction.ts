import type { SliceRedaction } from '@/store/redaction'
import type { clientsSlice } from './clientsSlice'

export const clientsRedaction: SliceRedaction<typeof clientsSlice> = { kind: 'token' }
