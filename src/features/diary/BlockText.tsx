import { Icon } from '@/ui/Icon'
import { diaryIconOf } from './diaryLook'
import styles from './DiaryBlock.module.css'
import type { Block } from './diaryColumns'
import { quarterRows } from './rows'
import { StaffMark } from './StaffMark'
import type { StaffMarkLook } from './staffMarks'
import { textRows } from './textRows'
import type { DiaryWords } from './useDiaryWords'

interface BlockTextProps {
  block: Block
  words: DiaryWords
  /** In a column of all staff: whose appointment it is. */
  mark?: StaffMarkLook | undefined
}

/** Time, client, service and state, as far as the block's height has room. */
export const BlockText = ({ block, words, mark }: BlockTextProps) => {
  const { appointment, startsAt, endsAt } = block
  const quarters = Math.floor(textRows(block) / quarterRows)
  const name = <bdi className={styles.who}>{words.who(appointment)}</bdi>
  return (
    <span aria-hidden="true" className={styles.shown}>
      <span className={styles.head}>
        {mark && <StaffMark mark={mark} />}
        <Icon name={diaryIconOf(appointment.status)} size={16} className={styles.icon} />
        <span className={styles.time}>
          <span>{words.shortTimeOf(startsAt)}</span>
          {quarters > 2 && <span className={styles.until}>{`– ${words.shortTimeOf(endsAt)}`}</span>}
        </span>
        {quarters < 3 && name}
      </span>
      {quarters > 2 && name}
      {quarters > 1 && <bdi className={styles.service}>{words.service(appointment)}</bdi>}
      {mark && quarters > 3 && <bdi className={styles.service}>{words.staffMember(appointment)}</bdi>}
      {quarters > 3 && appointment.status !== 'confirmed' && (
        <span className={styles.status}>{words.status(appointment.status)}</span>
      )}
    </span>
  )
}
