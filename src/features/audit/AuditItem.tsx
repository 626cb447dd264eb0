import { useTranslation } from 'react-i18next'
import type { AuditedAppointment, AuditEntry } from '@/domain/audit'
import type { Named } from '@/domain/salon'
import { wallOf } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import styles from './AuditList.module.css'
import { useAuditWords } from './useAuditWords'

interface AuditItemProps {
  entry: AuditEntry
  names: Readonly<Record<string, Named>>
  timeZone: string
  /** The appointment is named beside the list. */
  isOfOneAppointment: boolean
}

export function AuditItem({ entry, names, timeZone, isOfOneAppointment }: AuditItemProps) {
  const { t } = useTranslation('audit')
  const format = useFormat()
  const words = useAuditWords(timeZone, names)
  const { createdAt, kind, action, actor, subject, appointment } = entry
  const momentOf = (instant: number) => {
    const { date, minutes, offset } = wallOf(instant, timeZone)
    return t('moment', { date: format.date(date, 'short'), time: format.time(minutes, offset) })
  }
  const who = actor.name ?? (actor.role === 'client' ? t('formerClient') : t('role.system'))
  const appointmentWords = ({ guestName, startsAt, ...named }: AuditedAppointment) => [
    ...(guestName ? [t('forGuest', { name: guestName })] : []),
    format.name(named),
    momentOf(startsAt),
  ]
  const about = [
    ...(subject ? [format.name(subject)] : []),
    ...(appointment && !isOfOneAppointment
      ? [
          appointment.clientName ?? t('formerClient'),
          ...(kind === 'client' ? [] : appointmentWords(appointment)),
        ]
      : []),
  ]
  const changes = words.changes(entry)
  return (
    <li className={styles.item}>
      <p className={styles.title}>{t(`action.${action}`)}</p>
      {about.length > 0 && (
        <p>
          {about.map((word, index) => (
            <span key={index}>
              {index > 0 && <span> · </span>}
              <bdi>{word}</bdi>
            </span>
          ))}
        </p>
      )}
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map(({ name, label, before, after }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                {before !== undefined && after !== undefined
                  ? t('fromTo', { before, after })
                  : (after ?? before)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.soft}>
        <bdi>{who}</bdi>
        {actor.name !== null && <span>{` (${t(`role.${actor.role}`)})`}</span>}
        <span> · </span>
        <time dateTime={new Date(createdAt).toISOString()}>{momentOf(createdAt)}</time>
      </p>
    </li>
  )
}
