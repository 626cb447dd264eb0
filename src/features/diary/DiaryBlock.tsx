import type { CSSProperties, PointerEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/api/services'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/iconPaths'
import type { Block } from './diaryColumns'
import { appointmentOpened } from './diarySlice'
import styles from './DiaryBlock.module.css'
import { useDiaryWords } from './useDiaryWords'

interface DiaryBlockProps {
  block: Block
  timeZone: string
  /** In a column of all chairs each block names its own. */
  namesChair: boolean
  isTabStop: boolean
  isDragged: boolean
  onPointerDown: PointerEventHandler | undefined
}

const statusIcons: Record<string, IconName> = {
  pending: 'help',
  confirmed: 'check',
  done: 'check-circle',
  no_show: 'eye-off',
}

/** An appointment in the calendar: when, who, what, and how it stands. */
export const DiaryBlock = ({
  block: { appointment, row, rows, lane, lanes, ...time },
  timeZone,
  namesChair,
  isTabStop,
  isDragged,
  onPointerDown,
}: DiaryBlockProps) => {
  const { t } = useTranslation('diary')
  const dispatch = useAppDispatch()
  const words = useDiaryWords(timeZone)
  const who = words.who(appointment)
  const service = words.service(appointment)
  const chair = words.chair(appointment)
  const status = words.status(appointment.status)
  const place = {
    gridRow: `${row} / span ${rows}`,
    '--lane': lane,
    '--lanes': lanes,
  } as CSSProperties
  const name = <bdi className={styles.who}>{who}</bdi>
  return (
    <li className={styles.place} style={place}>
      <button
        type="button"
        data-diary-item={row}
        data-status={appointment.status}
        data-dragged={isDragged || undefined}
        tabIndex={isTabStop ? 0 : -1}
        className={classNames(styles.block, rows === 1 && styles.flat, onPointerDown && styles.movable)}
        onClick={() => dispatch(appointmentOpened(appointment._id))}
        onPointerDown={onPointerDown}
      >
        <span className="visually-hidden">
          {t('blockLabel', { span: words.span(time), who, service, status, chair })}
        </span>
        <span aria-hidden="true" className={styles.shown}>
          <span className={styles.head}>
            <Icon name={statusIcons[appointment.status] ?? 'info'} size={16} className={styles.icon} />
            <span className={styles.time}>
              {words.timeOf(time.startsAt)}
              {rows > 2 && <span className={styles.until}> – {words.timeOf(time.endsAt)}</span>}
            </span>
            {rows < 3 && name}
          </span>
          {rows > 2 && name}
          {rows > 1 && <bdi className={styles.service}>{service}</bdi>}
          {namesChair && rows > 3 && <bdi className={styles.service}>{chair}</bdi>}
          {rows > 3 && appointment.status !== 'confirmed' && <span className={styles.status}>{status}</span>}
        </span>
      </button>
    </li>
  )
}
