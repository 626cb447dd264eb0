import { useTranslation } from 'react-i18next'
import type { Overview, Takings } from '@/domain/overview'
import { useFormat } from '@/i18n/useFormat'
import { Card } from '@/ui/Card'
import styles from './Overview.module.css'
import { usePercent } from './usePercent'

/** Key figures of the interval. Amounts of different currencies are never added. */
export function Figures({ overview }: { overview: Overview }) {
  const { t } = useTranslation('takings')
  const format = useFormat()
  const changeOf = usePercent('exceptZero')
  const { takings, before, clients, reviews, freeMinutesToday } = overview
  const againstBefore = ({ currency, paid }: Takings) => {
    const earlier = before.takings.find(one => one.currency === currency)?.paid ?? 0
    if (earlier <= 0) return null
    return t('figure.against', {
      change: changeOf(paid / earlier - 1),
      from: format.date(before.from, 'dayAndMonth'),
      to: format.date(before.to, 'dayAndMonth'),
    })
  }
  const figures = [
    {
      id: 'free',
      label: t('figure.free'),
      value: t('hours', { count: Math.round(freeMinutesToday / 30) / 2 }),
      note: t(freeMinutesToday > 0 ? 'figure.freeNote' : 'figure.fullNote'),
    },
    {
      id: 'reviews',
      label: t('figure.reviews'),
      value: format.number(reviews),
      note: null,
    },
    {
      id: 'returning',
      label: t('figure.returning'),
      value: format.number(clients.returning),
      note: t('figure.ofClients', { count: clients.total }),
    },
  ]
  return (
    <dl className={styles.figures}>
      <Card className={styles.figure}>
        <dt>{t('figure.takings')}</dt>
        {takings.length === 0 && <dd className={styles.note}>{t('figure.noTakings')}</dd>}
        {takings.map(taken => {
          const { currency, paid, unpaid, expected } = taken
          const change = againstBefore(taken)
          return (
            <dd key={currency}>
              <span className={styles.value}>{format.money({ amount: paid, currency })}</span>
              {change && <span className={styles.note}>{change}</span>}
              {unpaid > 0 && (
                <span className={styles.note}>
                  {t('figure.unpaid', { amount: format.money({ amount: unpaid, currency }) })}
                </span>
              )}
              {expected > 0 && (
                <span className={styles.note}>
                  {t('figure.expected', { amount: format.money({ amount: expected, currency }) })}
                </span>
              )}
            </dd>
          )
        })}
      </Card>
      {figures.map(({ id, label, value, note }) => (
        <Card key={id} className={styles.figure}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.value}>{value}</span>
            {note && <span className={styles.note}>{note}</span>}
          </dd>
        </Card>
      ))}
    </dl>
  )
}
