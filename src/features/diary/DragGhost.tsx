import type { CSSProperties } from 'react'
import { useFormat } from '@/i18n/useFormat'
import type { Column } from './diaryColumns'
import styles from './DiaryGrid.module.css'
import { rowLength } from './rows'
import type { DragTarget } from './useBlockDrag'
import type { DiaryWords } from './useDiaryWords'

interface DragGhostProps {
  target: DragTarget
  column: Column
  words: DiaryWords
}

/** Where a dragged appointment would go: when, whose it is, and with whom. */
export const DragGhost = ({ target: { appointment, row, rows }, column, words }: DragGhostProps) => {
  const format = useFormat()
  const startsAt = column.startsAt + (row - 1) * rowLength
  const { staffMember } = column
  return (
    <div
      aria-hidden="true"
      className={styles.target}
      style={{ '--row-from': row - 1, '--row-span': rows } as CSSProperties}
    >
      <span className={styles.ghost}>
        <span>
          <strong>{words.timeOf(startsAt)}</strong> <bdi>{words.who(appointment)}</bdi>
        </span>
        <bdi>{staffMember ? format.name(staffMember) : words.staffMember(appointment)}</bdi>
      </span>
    </div>
  )
}
