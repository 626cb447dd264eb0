import type { CSSProperties } from 'react'
import type { Block } from './diaryColumns'

/** The block's rows, and `percent` of its share of the width. Plain numbers: hundreds of CSS sums are slow. */
export const slotOfBlock = ({ row, rows, lane, lanes }: Block, percent: number): CSSProperties => ({
  gridRow: `${row} / span ${rows}`,
  inlineSize: `${percent / lanes}%`,
  marginInlineStart: `${(100 * lane) / lanes}%`,
})
