import { formatMoney } from '@/domain/money'
import { paths } from '@/domain/paths'
import { planCurrency } from '@/domain/subscription'
import {
  amountOf,
  lastPeriod,
  mayStopRenewal,
  nextPeriod,
  renewalGrace,
  renewalLead,
  stateOf,
} from '@/domain/subscriptionLife'
import { claimMail, listEnding, type HeldSubscription } from '../db/subscriptions'
import { findLanguage, findUserById } from '../db/users'
import type { AppContext } from '../AppContext'
import { sendSafely } from '../mail/sendSafely'
import { whenIn } from '../kernel/words'
import { renewalComingMail, renewalRefusedMail } from './subscriptionMails'

/** How long before a period ends its person is told that it renews. */
const notice = 3 * 24 * 60 * 60 * 1000

/** Tells of renewals that are near, and of refused ones: each once a period, however many servers do so. */
export function mailRenewals(services: AppContext): () => Promise<void> {
  const { db, now } = services
  return async () => {
    for (const held of await listEnding(db, now() - renewalGrace, now() + notice)) {
      const kind = mailDue(held, now())
      if (kind && (await claimMail(db, held.id, nextPeriod(held).number, kind, now()))) {
        await send(services, held, kind)
      }
    }
  }
}

type MailKind = 'before_renewal' | 'refused'

function mailDue(held: HeldSubscription, now: number): MailKind | undefined {
  if (stateOf(held, now) === 'past_due') return held.refusedCharges > 0 ? 'refused' : undefined
  const isNear = now >= lastPeriod(held).endsAt - notice
  return isNear && mayStopRenewal(held, now) ? 'before_renewal' : undefined
}

async function send(services: AppContext, held: HeldSubscription, kind: MailKind): Promise<void> {
  const { db, config } = services
  const user = await findUserById(db, held.userId)
  if (!user) return
  const language = await findLanguage(db, held.userId)
  const { endsAt } = lastPeriod(held)
  const facts = {
    to: user.email,
    language,
    tier: held.tier,
    amount: formatMoney(
      { amount: amountOf(held, nextPeriod(held).number), currency: planCurrency },
      language,
    ),
    link: config.publicUrl + paths.manageSubscription,
  }
  const when = (instant: number) => `${whenIn(language, instant, 'UTC')} UTC`
  const mail =
    kind === 'refused'
      ? renewalRefusedMail({ ...facts, endsAt: when(endsAt + renewalGrace) })
      : renewalComingMail({ ...facts, endsAt: when(endsAt), fixedAt: when(endsAt - renewalLead) })
  sendSafely(services, mail, { subscription: held.id })
}
