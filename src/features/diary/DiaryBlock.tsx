import { memo } from 'react'
import { classNames } from '@/ui/classNames'
import { BlockButton, type BlockControls } from './BlockButton'
import { BlockText } from './BlockText'
import styles from './DiaryBlock.module.css'
import { slotOfBlock } from './slotOfBlock'
import type { DiaryWords } from './useDiaryWords'

export interface DiaryBlockProps extends BlockControls {
  words: DiaryWords
}

interface ReadableBlockProps extends DiaryBlockProps {
  /** True in a column of all staff: each block shows its staff member. */
  namesStaff: boolean
}

/** An appointment in the calendar. Memoised, so that a drag does not re-render hundreds of blocks. */
export const DiaryBlock = memo(function DiaryBlock({ words, namesStaff, ...controls }: ReadableBlockProps) {
  const { block } = controls
  return (
    <div className={styles.slot} style={slotOfBlock(block, 100)}>
      <BlockButton {...controls} className={classNames(styles.said, block.rows === 1 && styles.flat)}>
        <span className="visually-hidden">{words.block(block)}</span>
        <BlockText block={block} words={words} namesStaff={namesStaff} />
      </BlockButton>
    </div>
  )
})
