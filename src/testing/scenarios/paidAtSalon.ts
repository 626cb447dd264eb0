import { entryRows } from '@/server/db/ledger'
import type { LedgerRow } from '@/server/db/schema/charges'

interface PaidAtSalon {
  appointmentId: string
  salonId: string
  amount: number
  currency: string
  at: number
}

export const paidAtSalon = ({ appointmentId, salonId, amount, currency, at }: PaidAtSalon): LedgerRow[] =>
  entryRows({
    entry_id: `${appointmentId}.1`,
    purpose: 'appointment',
    subject_id: appointmentId,
    salon_id: salonId,
    sides: { salon: amount, sales: -amount },
    currency,
    at,
  })
