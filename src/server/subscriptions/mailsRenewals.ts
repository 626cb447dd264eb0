import { nameIn } from '@/domain/languages'
import { formatMoney } from '@/domain/money'
import { paths } from '@/domain/paths'
import type { StaffMember } from '@/domain/salon'
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
import type { AppContext } from '../AppContext'
import type { Db } from '../db/openDatabase'
import { listStaff } from '../db/salons'
import { findSubscription, type HeldSubscription } from '../db/subscriptions'
import { findLanguage, findUserById } from '../db/users'
import type { Mail } from '../kernel/Mailer'
import { whenIn } from '../kernel/words'
import { delivered, sends } from '../outbox/registerKind'
import { planEnding, renewalComing, renewalRefused } from './renewalNews'
import { planEndingMail, renewalComingMail, renewalRefusedMail, type RenewalFacts } from './subscriptionMails'
import type { Reader } from '../mail/mails'

const hour = 60 * 60_000

/** Sends no mail when the renewal cannot be stopped any more. While auto-renewal is off the mail waits. */
export const mailsRenewals = (context: AppContext) =>
  sends(renewalComing, async ({ subscriptionId, periodNumber }, id) => {
    const { db, now } = context
    const held = await findSubscription(db, subscriptionId)
    if (!held || nextPeriod(held).number !== periodNumber || !mayStopRenewal(held, now())) return delivered
    if (!held.autoRenew) return { dueAgainAt: now() + hour }
    await mail(context, held, id, renewalComingMail)
    return delivered
  })

/** While auto-renewal is on the mail waits, as long as that can be stopped. */
export const mailsPlanEnds = (context: AppContext) =>
  sends(planEnding, async ({ subscriptionId, periodNumber }, id) => {
    const { db, now } = context
    const held = await findSubscription(db, subscriptionId)
    if (!held || nextPeriod(held).number !== periodNumber) return delivered
    if (held.autoRenew) return mayStopRenewal(held, now()) ? { dueAgainAt: now() + hour } : delivered
    if (stateOf(held, now()) === 'ended') return delivered
    const [first, second] = held.size === 'team' ? await listTeamOf(db, held.userId) : []
    await mail(context, held, id, facts =>
      planEndingMail({
        ...facts,
        ...(first && second && { staying: nameIn(facts.language, first.name, first.nameAr) }),
      }),
    )
    return delivered
  })

async function listTeamOf(db: Db, ownerId: string): Promise<StaffMember[]> {
  const salon = await db.selectFrom('salons').select('id').where('owner_id', '=', ownerId).executeTakeFirst()
  return salon ? listStaff(db, salon.id) : []
}

/** Sends no mail when a later charge succeeded or the plan has ended. */
export const mailsRefusals = (context: AppContext) =>
  sends(renewalRefused, async ({ subscriptionId, periodNumber }, id) => {
    const { db, now } = context
    const held = await findSubscription(db, subscriptionId)
    if (!held || nextPeriod(held).number !== periodNumber || held.refusedCharges === 0) return delivered
    if (stateOf(held, now()) !== 'past_due') return delivered
    await mail(context, held, id, facts =>
      renewalRefusedMail({ ...facts, endsAt: utc(facts, lastPeriod(held).endsAt + renewalGrace) }),
    )
    return delivered
  })

async function mail(
  { db, config, mailer }: AppContext,
  held: HeldSubscription,
  id: string,
  write: (facts: Reader & RenewalFacts) => Mail,
): Promise<void> {
  const user = await findUserById(db, held.userId)
  if (!user) return
  const reader = { to: user.email, language: await findLanguage(db, held.userId) }
  const { endsAt } = lastPeriod(held)
  const amount = amountOf(held, nextPeriod(held).number)
  const facts = {
    ...reader,
    tier: held.tier,
    amount: formatMoney({ amount, currency: planCurrency }, reader.language),
    endsAt: utc(reader, endsAt),
    fixedAt: utc(reader, endsAt - renewalLead),
    link: config.publicUrl + paths.manageSubscription,
  }
  await mailer.send({ id, ...write(facts) })
}

const utc = ({ language }: Reader, instant: number): string => `${whenIn(language, instant, 'UTC')} UTC`
