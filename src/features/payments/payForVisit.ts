import type { ApiError } from '@/store/ApiError'
import type { AppDispatch, ClientServices } from '@/store/services'
import { outcomeOf, type Outcome } from '@/store/submit'
import { visitPaymentsApi } from '@/api/visitPaymentsApi'
import { chargeRefusals } from '@/domain/subscription'
import type { PayAnswer } from '@/domain/visitPayment'
import {
  selectPaying,
  visitBankAnswered,
  visitConfirmationAsked,
  visitFoundUnpaid,
  visitPageLeft,
  visitPaid,
  visitPaymentMissed,
  visitPaymentRefused,
  visitPaymentSent,
  type PayingState,
} from './payingSlice'
import { isUnderWay, sentOf, type Paying, type PayRefusal, type SentPayment } from './payingState'

const { payVisit, confirmVisitPayment, lookUpVisitPayment } = visitPaymentsApi.endpoints

const payingOf = (getState: () => unknown): Paying => selectPaying(getState() as { paying: PayingState })

function refusalOf({ status, code, data }: ApiError): PayRefusal {
  const given = (data as { reason?: unknown } | undefined)?.reason
  if (code === 'declined') return chargeRefusals.find(reason => reason === given) ?? 'declined'
  if (code === 'price_changed') return 'price_changed'
  if (code === 'not_movable' || status === 404) return 'not_payable'
  return status === 429 ? 'too_many' : 'other'
}

/** From 500 on and without an answer, nobody can say whether the card was charged. */
const isUnsure = ({ status }: ApiError) => status === 0 || status >= 500

function tell(dispatch: AppDispatch, { data, error }: Outcome<PayAnswer>): void {
  if (error) dispatch(isUnsure(error) ? visitPaymentMissed() : visitPaymentRefused(refusalOf(error)))
  else if (data.outcome === 'paid') dispatch(visitPaid())
  else dispatch(visitConfirmationAsked({ chargeId: data.chargeId, redirectUrl: data.redirectUrl }))
}

async function send(dispatch: AppDispatch, payment: SentPayment): Promise<void> {
  dispatch(visitPaymentSent(payment))
  tell(dispatch, outcomeOf(await dispatch(payVisit.initiate(payment, { track: false }))))
}

/** Pays with a card, at the price that was shown. Does nothing while a payment is under way. */
export const payForVisit =
  (payment: Pick<SentPayment, 'paymentMethod' | 'amount'>) =>
  async (dispatch: AppDispatch, getState: () => unknown, { newKey }: ClientServices): Promise<void> => {
    const paying = payingOf(getState)
    if (paying.step !== 'card') return
    await send(dispatch, { appointmentId: paying.appointmentId, ...payment, idempotencyKey: newKey() })
  }

/**
 * For whoever comes back from a page of the bank's or the provider's: how the payment of the appointment ended. With a
 * new card in hand it does not matter why the last one was refused.
 */
export const lookUpVisit =
  (appointmentId: string, from: 'bank' | 'card_page') =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    if (isUnderWay(payingOf(getState))) return
    dispatch(visitPageLeft(appointmentId))
    const outcome = outcomeOf(
      await dispatch(lookUpVisitPayment.initiate({ appointmentId }, { track: false })),
    )
    if (from === 'card_page' && outcome.error && !isUnsure(outcome.error)) dispatch(visitFoundUnpaid())
    else tell(dispatch, outcome)
  }

/** Asks again how a payment went of which the answer was lost: the same request under the same key. */
export const askVisitAgain =
  () =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const paying = payingOf(getState)
    if (paying.step === 'unanswered') await send(dispatch, sentOf(paying))
    if (paying.step === 'look_up_missed') await dispatch(lookUpVisit(paying.appointmentId, 'bank'))
  }

/** Passes on what the person told their bank. */
export const answerVisitBank =
  (approved: boolean) =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const paying = payingOf(getState)
    if (paying.step !== 'bank_asks') return
    const { appointmentId, chargeId } = paying
    dispatch(visitBankAnswered(approved))
    const answer = await dispatch(
      confirmVisitPayment.initiate({ appointmentId, chargeId, approved }, { track: false }),
    )
    tell(dispatch, outcomeOf(answer))
  }
