import { appointmentPaymentsApi } from '@/api/appointmentPaymentsApi'
import { chargeRefusalOf, toChargeAnswer } from '@/features/cards/chargeAnswer'
import type { CheckoutPurpose } from '@/features/cards/pay'
import { resultOf } from '@/store/submit'
import { isTooMany } from '@/store/ApiError'

const { payAppointment, confirmAppointmentPayment, lookUpAppointmentPayment } =
  appointmentPaymentsApi.endpoints

export const appointmentCheckout: CheckoutPurpose<'appointment'> = {
  name: 'appointment',
  send:
    ({ appointmentId }, payment) =>
    async dispatch =>
      toChargeAnswer(
        resultOf(await dispatch(payAppointment.initiate({ appointmentId, ...payment }, { track: false }))),
      ),
  confirm:
    ({ appointmentId }, { chargeId }, approved) =>
    async dispatch =>
      toChargeAnswer(
        resultOf(
          await dispatch(
            confirmAppointmentPayment.initiate({ appointmentId, chargeId, approved }, { track: false }),
          ),
        ),
      ),
  lookUp:
    ({ appointmentId }) =>
    async dispatch =>
      toChargeAnswer(
        resultOf(await dispatch(lookUpAppointmentPayment.initiate({ appointmentId }, { track: false }))),
      ),
  refusalOf: error => {
    const { status, code, data } = error
    if (code === 'declined') return chargeRefusalOf(data)
    if (code === 'price_changed') return 'price_changed'
    if (code === 'not_movable' || status === 404) return 'not_payable'
    return isTooMany(error) ? 'too_many' : 'other'
  },
}
