import { string } from 'yup'

/** Turn the text around them: what stands after such a name would be read backwards. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Take no room. The joiners of Arabic, Persian and emoji (U+200C, U+200D) are not among them. */
const widthless = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/gu

/** Shows nothing although Unicode counts it as a letter or a symbol: the Hangul fillers and the empty Braille cell. */
const blank = /[\u115f\u1160\u2800\u3164\uffa0]/gu

const showsSomething = (text: string): boolean =>
  /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}]/u.test(text.replace(blank, ''))

/** Empty where the text shows nothing. */
const visible = (text: string): string => {
  const kept = text.replace(directionMarks, '').replace(widthless, '').trim()
  return showsSomething(kept) ? kept : ''
}

export const oneLine = (typed: string): string => visible(typed.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))

/** Keeps line breaks and tabs, and no other control character. */
export const manyLines = (typed: string): string =>
  visible(typed.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''))

const textOf = (clean: (typed: string) => string) =>
  string().transform((typed: unknown) => (typeof typed === 'string' ? clean(typed) : typed))

/**
 * A typed name or other text of one line, which stays inside itself wherever it is written: no line break, which would
 * reach a mail's header, and no mark that turns what follows. A text that shows nothing counts as none.
 */
export const oneLineText = () => textOf(oneLine)

/** A typed text that may have several lines, such as a message. A text that shows nothing counts as none. */
export const manyLinesText = () => textOf(manyLines)

/** The id of a chosen item. Empty means none. */
export const optionalIdSchema = string()
  .transform((id: string | null) => id || null)
  .nullable()
  .default(null)

/** Formik passes an empty string to a schema as undefined. */
export const isBlank = (typed: unknown): boolean =>
  typed === undefined || (typeof typed === 'string' && typed.trim() === '')
