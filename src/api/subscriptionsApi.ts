import type { CouponQuote, Invoice, PlanList, SubscribeAnswer, Subscription } from '@/domain/subscription'
import type {
  CheckCouponRequest,
  ConfirmChargeRequest,
  SubscribeRequest,
} from '@/domain/subscriptionRequests'
import { baseApi } from './baseApi'
import { unwrap } from '@/store/unwrap'

export const subscriptionsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Subscription'] }).injectEndpoints({
  endpoints: build => ({
    listPlans: build.query<PlanList, void>({
      query: () => ({ url: 'plans' }),
      transformResponse: unwrap<PlanList>,
      providesTags: ['Subscription'],
    }),
    /** Null for a user who never had a subscription. */
    getMySubscription: build.query<Subscription | null, void>({
      query: () => ({ url: 'subscriptions/mine' }),
      transformResponse: unwrap<Subscription | null>,
      providesTags: ['Subscription'],
    }),
    listInvoices: build.query<Invoice[], void>({
      query: () => ({ url: 'invoices' }),
      transformResponse: unwrap<Invoice[]>,
      providesTags: ['Subscription', 'Payment'],
    }),
    /** The rest to pay for a plan with a coupon. Fetched each time, because coupons expire and are used up. */
    quotePlan: build.query<CouponQuote, CheckCouponRequest>({
      query: body => ({ url: 'coupons/check', method: 'POST', body }),
      transformResponse: unwrap<CouponQuote>,
      keepUnusedDataFor: 0,
    }),
    subscribe: build.mutation<SubscribeAnswer, SubscribeRequest & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({
        url: 'subscriptions',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      transformResponse: unwrap<SubscribeAnswer>,
      // A refusal may mean that a payment made elsewhere has succeeded.
      invalidatesTags: ['Subscription', 'Payment'],
    }),
    confirmCharge: build.mutation<SubscribeAnswer, ConfirmChargeRequest>({
      query: body => ({ url: 'subscriptions/confirm', method: 'POST', body }),
      transformResponse: unwrap<SubscribeAnswer>,
      invalidatesTags: ['Subscription', 'Payment'],
    }),
    setAutoRenew: build.mutation<Subscription, { on: boolean }>({
      query: body => ({ url: 'subscriptions/mine/auto-renew', method: 'PUT', body }),
      transformResponse: unwrap<Subscription>,
      invalidatesTags: ['Subscription'],
    }),
    setPaymentMethod: build.mutation<Subscription, { paymentMethod: string }>({
      query: body => ({ url: 'subscriptions/mine/payment-method', method: 'PUT', body }),
      transformResponse: unwrap<Subscription>,
      invalidatesTags: ['Subscription', 'Payment'],
    }),
  }),
})
