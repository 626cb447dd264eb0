import type { CSSProperties } from 'react'
import styles from './DiaryBlock.module.css'
import type { Block, Rows } from './diaryColumns'

const shareOf = ({ row, rows }: Rows, block: Block): CSSProperties => ({
  insetBlockStart: `${(100 * (row - block.row)) / block.rows}%`,
  blockSize: `${(100 * rows) / block.rows}%`,
})

/** The pauses of an appointment, open to others, and the hatched clean-up after it. A press goes through them. */
export const BlockGaps = ({ block }: { block: Block }) => (
  <>
    {block.pauses.map(pause => (
      <span key={pause.row} aria-hidden="true" className={styles.pause} style={shareOf(pause, block)} />
    ))}
    {block.cleanUp && (
      <span aria-hidden="true" className={styles.cleanUp} style={shareOf(block.cleanUp, block)} />
    )}
  </>
)
