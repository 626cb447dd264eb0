import { visitPaymentsApi } from '@/api/visitPaymentsApi'
import { chargeRefusalOf, toChargeAnswer } from '@/features/cards/chargeAnswer'
import type { CheckoutPurpose } from '@/features/cards/pay'
import { outcomeOf } from '@/store/submit'

const { payVisit, confirmVisitPayment, lookUpVisitPayment } = visitPaymentsApi.endpoints

/** A client pays the price of an appointment. */
export const appointmentCheckout: CheckoutPurpose<'appointment'> = {
  name: 'appointment',
  send:
    ({ appointmentId }, payment) =>
    async dispatch =>
      toChargeAnswer(
        outcomeOf(await dispatch(payVisit.initiate({ appointmentId, ...payment }, { track: false }))),
      ),
  confirm:
    ({ appointmentId }, { chargeId }, approved) =>
    async dispatch =>
      toChargeAnswer(
        outcomeOf(
          await dispatch(
            confirmVisitPayment.initiate({ appointmentId, chargeId, approved }, { track: false }),
          ),
        ),
      ),
  lookUp:
    ({ appointmentId }) =>
    async dispatch =>
      toChargeAnswer(
        outcomeOf(await dispatch(lookUpVisitPayment.initiate({ appointmentId }, { track: false }))),
      ),
  refusalOf: ({ status, code, data }) => {
    if (code === 'declined') return chargeRefusalOf(data)
    if (code === 'price_changed') return 'price_changed'
    if (code === 'not_movable' || status === 404) return 'not_payable'
    return status === 429 ? 'too_many' : 'other'
  },
}
