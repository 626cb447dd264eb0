import { couponProblems, type CouponProblem } from '@/domain/coupon'

export const isCouponProblem = (code: string | null | undefined): code is CouponProblem =>
  couponProblems.some(problem => problem === code)
