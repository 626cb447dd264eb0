import { mixed, number, object, string } from 'yup'
import { formatMoney, type Currency } from '@/domain/money'
import { paths } from '@/domain/paths'
import type { Instant } from '@/domain/zonedTime'
import type { AppContext } from '../AppContext'
import { findAppointment, type AppointmentDetails } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import type { ChargeRow } from '../db/schema/charges'
import { clientFacts } from '../mail/clientFacts'
import { paidMail, refundedMail, refundRefusedMail } from '../mail/paymentMails'
import { enqueue } from '../outbox/enqueue'
import { outboxKind } from '../outbox/outboxKind'
import { delivered, sends } from '../outbox/registerKind'
import { findMailReader } from './findMailReader'

const paymentEvents = ['paid', 'refunded', 'refund_refused'] as const
type PaymentEvent = (typeof paymentEvents)[number]

/** What became of an online payment. Nobody can switch it off. */
const paymentMail = outboxKind(
  'payment_mail',
  object({
    appointmentId: string().required(),
    reader: mixed<'client' | 'owner'>().oneOf(['client', 'owner']).required(),
    event: mixed<PaymentEvent>().oneOf(paymentEvents).required(),
    amount: number().required(),
    currency: string().required(),
    salonName: string().defined(),
    salonNameAr: string().nullable().defined(),
  }),
)

const writers = { paid: paidMail, refunded: refundedMail, refund_refused: refundRefusedMail }

/** Enqueues the mails in the transaction that records the payment's result. */
export async function mailPayment(
  db: Db,
  { id, salon_name, salon_name_ar }: AppointmentDetails,
  event: PaymentEvent,
  { amount, currency }: Pick<ChargeRow, 'amount' | 'currency'>,
  now: Instant,
): Promise<void> {
  const readers = event === 'refund_refused' ? (['client', 'owner'] as const) : (['client'] as const)
  for (const reader of readers) {
    const payload = {
      appointmentId: id,
      reader,
      event,
      amount,
      currency,
      salonName: salon_name ?? '',
      salonNameAr: salon_name_ar,
    }
    await enqueue(db, paymentMail, payload, { now })
  }
}

export const mailsPayments = (context: AppContext) =>
  sends(paymentMail, async ({ appointmentId, reader, event, amount, currency, ...names }, id) => {
    const { db, config, mailer } = context
    const appointment = await findAppointment(db, appointmentId)
    const found = appointment && (await findMailReader(context, appointment, { reader }))
    if (!found) return delivered
    const { to, language } = found
    const { salonName, guestName, serviceName, when } = clientFacts(
      {
        ...appointment,
        salon_name: appointment.salon_name ?? names.salonName,
        salon_name_ar: appointment.salon_name_ar ?? names.salonNameAr,
      },
      language,
    )
    const mail = writers[event]({
      to,
      language,
      salonName,
      guestName,
      serviceName,
      when,
      side: reader,
      amount: formatMoney({ amount, currency: currency as Currency }, language),
      link: config.publicUrl + (reader === 'client' ? paths.payments : paths.ownerAppointments),
    })
    await mailer.send({ id, ...mail })
    return delivered
  })
