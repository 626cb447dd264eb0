export type Cell = string | number | null

const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'

/** Only a number: a spreadsheet has nothing to run. */
const phone = /^\+\d+$/

/** Spreadsheets run a text that begins like this as a formula. */
const formulaStart = /^\s*[=+\-@\t\r]/

const toCell = (value: Cell): string => {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const harmless = formulaStart.test(text) && !phone.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/**
 * A table in RFC 4180 form, with the byte order mark that tells spreadsheets to read UTF-8. A text that would be a
 * formula gets an apostrophe in front, which spreadsheets take as "this is text"; a phone number stays as it is.
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + rows.map(row => row.map(toCell).join(',') + lineEnd).join('')
