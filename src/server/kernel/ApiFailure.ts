import { failureStatus, type Failure, type FailureCode } from '@/domain/envelope'
import { textOfRule } from '@/domain/rules'

/** Thrown by a route to answer `{ success: false, message, code, fields?, data? }` with the code's status. */
export class ApiFailure extends Error {
  readonly code: FailureCode
  readonly fields: Record<string, string> | undefined
  readonly data: unknown

  constructor(
    code: FailureCode,
    message: string,
    more: { fields?: Record<string, string>; data?: unknown } = {},
  ) {
    super(message)
    this.code = code
    this.fields = more.fields
    this.data = more.data
  }

  get status() {
    return failureStatus[this.code]
  }

  toJSON(): Failure {
    return {
      success: false,
      message: this.message,
      code: this.code,
      ...(this.fields && { fields: this.fields }),
      ...(this.data !== undefined && { data: this.data }),
    }
  }
}

/** 400 with the rule broken at each field; the message is the first field's text. */
export function badInput(fields: Record<string, string>): ApiFailure {
  const first = Object.values(fields)[0] ?? ''
  return new ApiFailure('bad_input', textOfRule(first) ?? 'Please check your input.', { fields })
}

/** Does not reveal whether the resource is missing or belongs to another user. */
export const notFound = (): ApiFailure => new ApiFailure('not_found', 'Not found')

/** `idle`: the session ended because nobody used it. */
export const signedOut = (idle = false): ApiFailure =>
  new ApiFailure('signed_out', 'Please log in.', idle ? { data: { idle } } : {})

export const forbidden = (): ApiFailure => new ApiFailure('forbidden', 'You may not do this.')
