/** What the server answers after too many tries, until a minute from now. */
export const tooMany = (): Response =>
  Response.json(
    { success: false, message: 'Too many attempts.', code: 'too_many' },
    { status: 429, headers: { 'retry-after': '60' } },
  )

export const waitUntil = /^Too many attempts\. Please wait until .*, then try again\.$/
