import writeExcelFile from 'write-excel-file/node'
import { directionOf, type Language } from '@/domain/languages'
import type { Cell } from './csv'
import { printable } from './printable'

/** The most characters that Excel opens in one cell. */
const mostCharacters = 32_767

const toCell = (value: Cell) =>
  typeof value === 'number'
    ? { value, type: Number }
    : { value: printable(value ?? '').slice(0, mostCharacters), type: String }

/** A table as a workbook of one sheet. Each text is written as a text: a phone keeps its plus, no formula runs. */
export function toXlsx(
  [head = [], ...rows]: readonly (readonly Cell[])[],
  language: Language,
): Promise<Buffer> {
  const heading = head.map(value => ({ ...toCell(value), fontWeight: 'bold' as const }))
  return writeExcelFile([heading, ...rows.map(row => row.map(toCell))], {
    rightToLeft: directionOf(language) === 'rtl',
    stickyRowsCount: 1,
    columns: head.map(() => ({ width: 18 })),
  }).toBuffer()
}
