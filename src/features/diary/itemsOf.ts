import type { Block, Column, Gap } from './diaryColumns'

type DiaryItem = { key: string; row: number } & (
  { block: Block; gap?: undefined } | { gap: Gap; block?: undefined }
)

export const itemsOf = ({ key, blocks, gaps }: Column): DiaryItem[] =>
  [
    ...blocks.map(block => ({ key: block.appointment._id, row: block.row, block })),
    ...gaps.map(gap => ({ key: `${key} ${gap.row}`, row: gap.row, gap })),
  ].sort((one, other) => one.row - other.row)
