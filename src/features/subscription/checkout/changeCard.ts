import { subscriptionsApi } from '@/api/subscriptionsApi'
import type { Subscription } from '@/domain/subscription'
import type { ApiError } from '@/store/ApiError'
import { sendSubmission } from '@/store/sendSubmission'
import { resultOf } from '@/store/submit'
import { cardChangeSubmission } from '../subscriptionSubmissions'

/** The card was saved, and the payment that is due was tried with it and declined. */
const stillDue: ApiError = {
  success: false,
  status: 409,
  code: 'declined',
  message: 'The payment that is due was declined',
}

export const changeCard = (paymentMethod: string) =>
  sendSubmission<{ paymentMethod: string }, Subscription>(cardChangeSubmission, {
    request: { paymentMethod },
    send: async send => {
      const { data, error } = resultOf<Subscription>(
        await send(subscriptionsApi.endpoints.setPaymentMethod.initiate({ paymentMethod }, { track: false })),
      )
      if (error) return { error }
      return data.state === 'past_due' ? { error: stillDue } : { data }
    },
  })
