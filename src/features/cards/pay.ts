import { isUnanswered, type ApiError } from '@/store/ApiError'
import type { AppDispatch, ThunkExtra } from '@/store/services'
import type { Result } from '@/store/submit'
import {
  isUnderWay,
  type Checkout,
  type ItemOf,
  type Payment,
  type PurposeName,
  type Question,
  type RefusalOf,
} from './checkout'
import {
  answerMissed,
  bankAnswered,
  checkoutOpened,
  confirmationRequested,
  itemCorrected,
  paymentRefused,
  paymentSent,
  paymentSucceeded,
  providerPageLeft,
  type OfItem,
} from './checkoutSlice'
import type { CheckoutState } from './checkoutState'

export type ChargeAnswer =
  { result: 'needs_confirmation'; question: Question } | { result: 'succeeded'; invoiceNumber: number | null }

type Call = (dispatch: AppDispatch) => Promise<Result<ChargeAnswer>>

/** The calls and the errors for one kind of purchase. */
export interface CheckoutPurpose<Name extends PurposeName> {
  name: Name
  send: (item: ItemOf<Name>, payment: Payment) => Call
  confirm: (item: ItemOf<Name>, question: Question, approved: boolean) => Call
  /** Looks up how the latest payment of the item ended. Undefined where the server has no such call. */
  lookUp?: (item: ItemOf<Name>) => Call
  refusalOf: (error: ApiError) => RefusalOf<Name>
  /** The item that can be paid for after a refusal, where the refusal changes the item. */
  corrected?: (item: ItemOf<Name>, refusal: RefusalOf<Name>) => ItemOf<Name> | undefined
}

type GetState = () => unknown

const checkoutOf = <Name extends PurposeName>(getState: GetState, name: Name): Checkout<Name> =>
  (getState() as { checkout: CheckoutState }).checkout[name]

const ofItem = <Name extends PurposeName>(purpose: Name, item: ItemOf<Name>) => ({ purpose, item }) as OfItem

function record<Name extends PurposeName>(
  dispatch: AppDispatch,
  { name, refusalOf, corrected }: CheckoutPurpose<Name>,
  { item, idempotencyKey }: { item: ItemOf<Name>; idempotencyKey: string | null },
  { data, error }: Result<ChargeAnswer>,
): void {
  const request = { purpose: name, idempotencyKey }
  if (error) {
    if (isUnanswered(error)) {
      dispatch(answerMissed(request))
      return
    }
    const refusal = refusalOf(error)
    const wait = error.until !== undefined && { until: error.until }
    dispatch(paymentRefused({ ...request, refusal, ...wait }))
    const another = corrected?.(item, refusal)
    if (another) dispatch(itemCorrected({ ...ofItem(name, another), refusal }))
  } else if (data.result === 'needs_confirmation') {
    dispatch(confirmationRequested({ ...request, question: data.question }))
  } else {
    dispatch(paymentSucceeded({ ...request, invoiceNumber: data.invoiceNumber }))
  }
}

async function send<Name extends PurposeName>(
  dispatch: AppDispatch,
  purpose: CheckoutPurpose<Name>,
  item: ItemOf<Name>,
  payment: Payment,
): Promise<void> {
  dispatch(paymentSent({ purpose: purpose.name, payment }))
  const { idempotencyKey } = payment
  record(dispatch, purpose, { item, idempotencyKey }, await purpose.send(item, payment)(dispatch))
}

/** Pays with a card, at the price that was shown. Does nothing while a payment is under way. */
export const pay =
  <Name extends PurposeName>(purpose: CheckoutPurpose<Name>, payment: Omit<Payment, 'idempotencyKey'>) =>
  async (dispatch: AppDispatch, getState: GetState, { newKey }: ThunkExtra): Promise<void> => {
    const checkout = checkoutOf(getState, purpose.name)
    if (checkout.step !== 'paying') return
    await send(dispatch, purpose, checkout.item, { ...payment, idempotencyKey: newKey() })
  }

/**
 * Looks up how the payment of the item ended, after a page of the bank or the provider. After a new card was entered,
 * the reason of the last refusal does not matter.
 */
export const lookUpPayment =
  <Name extends PurposeName>(
    purpose: CheckoutPurpose<Name>,
    item: ItemOf<Name>,
    from: 'bank' | 'card_page',
  ) =>
  async (dispatch: AppDispatch, getState: GetState): Promise<void> => {
    if (!purpose.lookUp || isUnderWay(checkoutOf(getState, purpose.name))) return
    dispatch(providerPageLeft(ofItem(purpose.name, item)))
    const result = await purpose.lookUp(item)(dispatch)
    if (from === 'card_page' && result.error && !isUnanswered(result.error)) {
      dispatch(checkoutOpened(ofItem(purpose.name, item)))
    } else {
      record(dispatch, purpose, { item, idempotencyKey: null }, result)
    }
  }

/** Repeats the request of a payment whose answer was lost, with the same key. */
export const askAgain =
  <Name extends PurposeName>(purpose: CheckoutPurpose<Name>) =>
  async (dispatch: AppDispatch, getState: GetState): Promise<void> => {
    const checkout = checkoutOf(getState, purpose.name)
    if (checkout.step === 'unanswered') await send(dispatch, purpose, checkout.item, checkout.payment)
    if (checkout.step === 'look_up_missed') await dispatch(lookUpPayment(purpose, checkout.item, 'bank'))
  }

export const answerBank =
  <Name extends PurposeName>(purpose: CheckoutPurpose<Name>, approved: boolean) =>
  async (dispatch: AppDispatch, getState: GetState): Promise<void> => {
    const checkout = checkoutOf(getState, purpose.name)
    if (checkout.step !== 'bank_asks') return
    const { item, question, payment } = checkout
    dispatch(bankAnswered({ purpose: purpose.name, approved }))
    const idempotencyKey = payment?.idempotencyKey ?? null
    const result = await purpose.confirm(item, question, approved)(dispatch)
    record(dispatch, purpose, { item, idempotencyKey }, result)
  }

/** Looks up the user's answer on the bank's own page. A question on our page waits for the user's answer. */
export const askBank =
  <Name extends PurposeName>(purpose: CheckoutPurpose<Name>) =>
  async (dispatch: AppDispatch, getState: GetState): Promise<void> => {
    const checkout = checkoutOf(getState, purpose.name)
    if (checkout.step === 'bank_asks' && checkout.question.redirectUrl !== undefined) {
      await dispatch(answerBank(purpose, true))
    }
  }
