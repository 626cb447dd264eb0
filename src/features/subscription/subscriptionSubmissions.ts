import { submissionOf } from '@/store/submissionOf'

export const couponSubmission = submissionOf<{ code: string }>('applyCoupon')
export const renewalSubmission = submissionOf<{ on: boolean }>('setAutoRenew')
export const cardChangeSubmission = submissionOf<{ paymentMethod: string }>('changeCard')
