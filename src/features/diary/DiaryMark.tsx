import { memo } from 'react'
import { BlockButton } from './BlockButton'
import type { DiaryBlockProps } from './DiaryBlock'
import styles from './DiaryBlock.module.css'
import { slotOfBlock } from './slotOfBlock'

/** An appointment in a lane too narrow for text: a single box with a tooltip. */
export const DiaryMark = memo(function DiaryMark({ words, ...controls }: DiaryBlockProps) {
  const { block } = controls
  return (
    <BlockButton
      {...controls}
      className={styles.mark}
      title={words.block(block)}
      style={slotOfBlock(block, 98)}
    />
  )
})
