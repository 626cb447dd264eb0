import { sql, type ExpressionBuilder } from 'kysely'
import type { AppointmentRefund } from '@/domain/payment'
import { isKept, type PaidInto } from './ledger'
import type { Database } from './schema'

type OfAppointments = ExpressionBuilder<Database, 'appointments'>

const keptFor = (is: OfAppointments) =>
  is.selectFrom('ledger').whereRef('ledger.subject_id', '=', 'appointments.id').where(isKept)

export const paymentFacts = (is: OfAppointments) => [
  keptFor(is)
    .select(({ fn }) => fn.max('ledger.at').as('at'))
    .as('paid_at'),
  keptFor(is)
    .select(({ fn }) => fn.min<PaidInto>('ledger.account').as('account'))
    .as('paid_way'),
  is
    .selectFrom('charges')
    .innerJoin('refunds', 'refunds.charge_key', 'charges.key')
    .whereRef('charges.subject_id', '=', 'appointments.id')
    // Of several refunds the least finished one counts, which is last in the alphabet.
    .select(
      sql<AppointmentRefund | null>`max(case
        when refunds.result is null then 'under_way'
        when refunds.result = 'succeeded' then 'done'
        else 'refused' end)`.as('refund'),
    )
    .as('refund'),
]
