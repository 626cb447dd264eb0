import { useTranslation } from 'react-i18next'
import {
  notificationChannels,
  type NotificationEvent,
  type NotificationRule,
} from '@/domain/notificationSettings'
import { CheckboxField } from '@/ui/CheckboxField'
import { FormCheckboxField } from '@/ui/form/FormCheckboxField'
import styles from './NotificationSettingsTable.module.css'

interface NotificationSettingsTableProps {
  title: string
  rules: readonly NotificationRule[]
}

/** A row for each event, a switch for each channel in which it is told. */
export function NotificationSettingsTable({ title, rules }: NotificationSettingsTableProps) {
  const { t } = useTranslation('notificationSettings')
  const channels = notificationChannels.filter(channel => rules.some(rule => rule.channel === channel))
  const events = [...new Set(rules.map(({ event }) => event))]
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('event')}</span>
          </th>
          {channels.map(channel => (
            <th key={channel} scope="col">
              {t(`channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map(event => {
          const own = rules.filter(rule => rule.event === event)
          const reason = own.find(({ required }) => required)?.required
          return (
            <tr key={event}>
              <th scope="row">
                <span>{t(`events.${event}`)}</span>
                {reason && (
                  <span id={reasonId(event)} className={styles.reason}>
                    {t(`required.${reason}`)}
                  </span>
                )}
              </th>
              {channels.map(channel => (
                <td key={channel}>
                  <Switch rule={own.find(rule => rule.channel === channel)} />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Switch({ rule }: { rule: NotificationRule | undefined }) {
  const { t } = useTranslation('notificationSettings')
  if (!rule) return null
  const { event, channel, setting, required } = rule
  const name = t('switch', { event: t(`events.${event}`), channel: t(`channel.${channel}`) })
  const props = {
    role: 'switch',
    className: styles.switch,
    label: <span className="visually-hidden">{name}</span>,
  }
  return required ? (
    <CheckboxField {...props} checked disabled readOnly aria-describedby={reasonId(event)} />
  ) : (
    <FormCheckboxField {...props} name={setting} />
  )
}

const reasonId = (event: NotificationEvent) => `${event}-required`
