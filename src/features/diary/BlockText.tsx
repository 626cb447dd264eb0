import { Icon } from '@/ui/Icon'
import { diaryIconOf } from './diaryLook'
import styles from './DiaryBlock.module.css'
import type { Block } from './diaryColumns'
import type { DiaryWords } from './useDiaryWords'

interface BlockTextProps {
  block: Block
  words: DiaryWords
  namesStaff: boolean
}

/** Time, client, service and state, as far as the block's height has room. */
export const BlockText = ({
  block: { appointment, rows, startsAt, endsAt },
  words,
  namesStaff,
}: BlockTextProps) => {
  const name = <bdi className={styles.who}>{words.who(appointment)}</bdi>
  return (
    <span aria-hidden="true" className={styles.shown}>
      <span className={styles.head}>
        <Icon name={diaryIconOf(appointment.status)} size={16} className={styles.icon} />
        <span className={styles.time}>
          <span>{words.timeOf(startsAt)}</span>
          {rows > 2 && <span className={styles.until}>{`– ${words.timeOf(endsAt)}`}</span>}
        </span>
        {rows < 3 && name}
      </span>
      {rows > 2 && name}
      {rows > 1 && <bdi className={styles.service}>{words.service(appointment)}</bdi>}
      {namesStaff && rows > 3 && <bdi className={styles.service}>{words.staffMember(appointment)}</bdi>}
      {rows > 3 && appointment.status !== 'confirmed' && (
        <span className={styles.status}>{words.status(appointment.status)}</span>
      )}
    </span>
  )
}
