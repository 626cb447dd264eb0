/** Every answer of the API: `{ success, message?, data? }`. A failure adds a code and the fields at fault. */
export interface Success<Data> {
  success: true
  message?: string
  data: Data
}

export interface Failure {
  success: false
  /** English, for people who read the API's answers. */
  message: string
  code: FailureCode
  /** Field name to rule code (see `rules.ts`). */
  fields?: Record<string, string>
  /** Data for the next step, such as the free slots nearest to a taken one. */
  data?: unknown
}

export const failureStatus = {
  bad_input: 400,
  bad_key: 401,
  signed_out: 401,
  wrong_password: 401,
  declined: 402,
  forbidden: 403,
  plan_needed: 403,
  not_found: 404,
  user_not_found: 404,
  conflict: 409,
  user_exists: 409,
  slot_taken: 409,
  not_movable: 409,
  too_late: 409,
  not_reviewable: 409,
  already_reviewed: 409,
  coupon_refused: 409,
  already_subscribed: 409,
  payment_under_way: 409,
  paid_at_salon: 409,
  paid_online: 409,
  in_use: 409,
  too_many_bookings: 409,
  client_blocked: 409,
  limit_reached: 409,
  price_changed: 409,
  service_changed: 409,
  same_time: 409,
  stale_write: 412,
  code_wrong: 400,
  code_dead: 400,
  link_dead: 404,
  email_unverified: 403,
  too_large: 413,
  unsupported_media: 415,
  too_many: 429,
  server_error: 500,
  mail_unavailable: 503,
  unavailable: 503,
  storage_full: 507,
  no_answer: 504,
} as const

export type FailureCode = keyof typeof failureStatus
