export type Cell = string | number | null

const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'

/** What a spreadsheet would run as a formula begins so. */
const formulaStart = /^\s*[=+\-@\t\r]/

const toCell = (value: Cell): string => {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/**
 * A table as RFC 4180 has it, with the mark that tells spreadsheets of UTF-8. A text that would be a formula gets an
 * apostrophe in front, which they take as "this is text".
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + rows.map(row => row.map(toCell).join(',') + lineEnd).join('')
