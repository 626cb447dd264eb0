import { nameIn } from '@/domain/languages'
import { number, object, string } from 'yup'
import { paths } from '@/domain/paths'
import type { AppContext } from '../../AppContext'
import { isWanted } from '../../db/notificationSettings'
import { findSalonNames } from '../../db/salons'
import { findWaiting } from '../../db/waitlist'
import { storedLanguage } from '../../kernel/language'
import { whenIn } from '../../kernel/words'
import { slotFreeMail } from '../../mail/slotFreeMail'
import { outboxKind } from '../../outbox/outboxKind'
import { delivered, sends } from '../../outbox/registerKind'
import { freeStarts } from './freeStarts'

/** Outbox entry: mail a client on the waitlist about a start that became free. */
export const slotFree = outboxKind(
  'slot_free',
  object({ waitId: string().required(), startsAt: number().required() }),
)

/** Sends no mail when the wait has ended, or the start is past or taken. */
export const mailsCalled = ({ db, mailer, config, now, readRules }: AppContext) =>
  sends(slotFree, async ({ waitId, startsAt }, id) => {
    const wait = await findWaiting(db, waitId)
    if (!wait || !(await isWanted(db, wait.user_id, 'client_slotFree_mail'))) return delivered
    const rules = await readRules(db, wait.salon_id)
    const free = rules && (await freeStarts(db, rules, wait, now()))
    if (!free?.starts.includes(startsAt)) return delivered
    const salon = await findSalonNames(db, wait.salon_id)
    const language = storedLanguage(wait.language)
    const mail = slotFreeMail({
      to: wait.email,
      language,
      settings: config.publicUrl + paths.notificationSettings,
      salonName: nameIn(language, salon.name, salon.name_ar),
      serviceName: nameIn(language, free.service.name, free.service.nameAr),
      when: whenIn(language, startsAt, free.timeZone),
      link: `${config.publicUrl}${paths.booking(wait.salon_id, { serviceIds: [wait.service_id], date: wait.date })}`,
    })
    await mailer.send({ id, ...mail })
    return delivered
  })
