/** The most that a request may hold. More is refused before any schema reads it. */
export const requestPolicy = {
  /** Characters of an address with its query. */
  address: 4_000,
  /** Bytes of a body that is not a file. */
  body: 64 * 1024,
  /** Characters of one text; the longest that a form takes is a message to support. */
  text: 5_000,
  /** Items of one list or fields of one object. */
  items: 200,
  /** Objects and lists within each other. */
  depth: 6,
  /** Fields that an answer names as wrong. */
  fieldsNamed: 20,
} as const
