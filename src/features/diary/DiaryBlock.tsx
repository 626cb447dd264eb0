import { memo } from 'react'
import { classNames } from '@/ui/classNames'
import { BlockButton, type BlockControls } from './BlockButton'
import { BlockGaps } from './BlockGaps'
import { BlockText } from './BlockText'
import styles from './DiaryBlock.module.css'
import { quarterRows } from './rows'
import { slotOfBlock } from './slotOfBlock'
import type { StaffMarkLook } from './staffMarks'
import { textRows } from './textRows'
import type { DiaryWords } from './useDiaryWords'

export interface DiaryBlockProps extends BlockControls {
  words: DiaryWords
}

interface ReadableBlockProps extends DiaryBlockProps {
  /** In a column of all staff: whose appointment it is. */
  mark: StaffMarkLook | undefined
}

/** An appointment in the calendar. Memoised, so that a drag does not re-render hundreds of blocks. */
export const DiaryBlock = memo(function DiaryBlock({ words, mark, ...controls }: ReadableBlockProps) {
  const { block } = controls
  return (
    <div
      className={classNames(styles.slot, mark && styles.marked, block.isInPause && styles.inPause)}
      style={{ ...slotOfBlock(block, 100), ...(mark && { ['--hue' as string]: mark.hue }) }}
    >
      <BlockButton
        {...controls}
        className={classNames(styles.said, textRows(block) < 2 * quarterRows && styles.flat)}
      >
        <span className="visually-hidden">{words.block(block)}</span>
        <BlockText block={block} words={words} mark={mark} />
      </BlockButton>
      <BlockGaps block={block} />
    </div>
  )
})
