import { sandboxCards, type SandboxCard } from '@/domain/sandboxCards'
import { insertNew } from '../db/insertNew'
import type { Db } from '../db/openDatabase'
import type { SandboxChargeRow } from '../db/schema/charges'
import type { ChargeOrder, ChargeResult, PaymentGateway, ReportResult } from '../kernel/PaymentGateway'
import { sandboxRefund } from './sandboxRefund'

type Status = 'succeeded' | 'needs_confirmation' | 'declined' | 'insufficient_funds' | 'not_confirmed'

const cardOf = (method: string): SandboxCard | undefined => sandboxCards.find(({ token }) => token === method)

function judge({ method, customerPresent }: ChargeOrder): Status {
  switch (cardOf(method)?.behaviour) {
    case 'succeeds':
    case 'times_out':
    case 'answers_twice':
      return 'succeeded'
    case 'asks':
      return customerPresent ? 'needs_confirmation' : 'succeeded'
    case 'declines_later':
      return customerPresent ? 'succeeded' : 'declined'
    case 'insufficient_funds':
      return 'insufficient_funds'
    default:
      return 'declined'
  }
}

const toResult = ({ status }: Pick<SandboxChargeRow, 'status'>): ChargeResult =>
  status === 'succeeded' || status === 'needs_confirmation'
    ? { status }
    : { status: 'refused', reason: status as Exclude<Status, 'succeeded' | 'needs_confirmation'> }

/** A payment provider for demos and tests: charges nobody, follows the test cards, and keeps its own books. */
export function sandboxGateway(db: Db, now: () => number): PaymentGateway {
  const subscribers = new Set<ReportResult>()

  const find = (key: string) =>
    db.selectFrom('sandbox_charges').selectAll().where('key', '=', key).executeTakeFirst()

  const report = async (key: string, result: ChargeResult) => {
    for (const subscriber of subscribers) await subscriber(key, result)
  }

  return {
    createCharge: async order => {
      const { key, amount, currency, method } = order
      const isFirst = await insertNew(db, 'sandbox_charges', {
        key,
        amount,
        currency,
        method,
        status: judge(order),
        created_at: now(),
      })
      const charge = await find(key)
      if (!charge) throw new Error('The sandbox lost a charge')
      const result = toResult(charge)
      const behaviour = cardOf(method)?.behaviour
      if (isFirst && behaviour === 'times_out') throw new Error('The payment provider did not answer')
      if (isFirst && behaviour === 'answers_twice') {
        await report(key, result)
        await report(key, result)
      }
      return result
    },
    confirm: async (key, approved) => {
      await db
        .updateTable('sandbox_charges')
        .set({ status: approved ? 'succeeded' : 'not_confirmed' })
        .where('key', '=', key)
        .where('status', '=', 'needs_confirmation')
        .execute()
      const charge = await find(key)
      return charge ? toResult(charge) : { status: 'refused', reason: 'not_confirmed' }
    },
    refund: async order => {
      const { result, charge, isFirst } = await sandboxRefund(db, order, now())
      if (isFirst && charge && cardOf(charge.method)?.behaviour === 'times_out') {
        throw new Error('The payment provider did not answer')
      }
      return result
    },
    find: async key => {
      const charge = await find(key)
      return charge && toResult(charge)
    },
    subscribe: subscriber => {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    readCard: given => Promise.resolve(given),
    cardHint: method => cardOf(method)?.number.slice(-4) ?? '',
  }
}
