import type { Block, Column, Gap, OffBlock } from './diaryColumns'

type DiaryItem = { key: string; row: number } & (
  | { block: Block; gap?: undefined; off?: undefined }
  | { gap: Gap; block?: undefined; off?: undefined }
  | { off: OffBlock; gap?: undefined; block?: undefined }
)

export const itemsOf = ({ key, blocks, gaps, offs }: Column): DiaryItem[] =>
  [
    ...blocks.map(block => ({ key: block.appointment._id, row: block.row, block })),
    ...offs.map(off => ({ key: `${key} ${off.timeOff.id} ${off.row}`, row: off.row, off })),
    ...gaps.map(gap => ({ key: `${key} ${gap.row}`, row: gap.row, gap })),
  ].sort((one, other) => one.row - other.row)
