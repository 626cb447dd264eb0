import type { CSSProperties } from 'react'
import type { Block } from './diaryColumns'

/** Its rows, and so many per cent of its share of the column's width. In plain numbers: hundreds of sums take time. */
export const slotOfBlock = ({ row, rows, lane, lanes }: Block, percent: number): CSSProperties => ({
  gridRow: `${row} / span ${rows}`,
  inlineSize: `${percent / lanes}%`,
  marginInlineStart: `${(100 * lane) / lanes}%`,
})
