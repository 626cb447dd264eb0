import { useTranslation } from 'react-i18next'
import type { Overview } from '@/domain/overview'
import { currencyName } from '@/i18n/currencyName'
import { useFormat } from '@/i18n/useFormat'
import { Card } from '@/ui/Card'
import { Breakdown } from './Breakdown'
import { BarChart } from './BarChart'
import { hourBars, stepOf, takingsBars } from './chartBars'
import styles from './Overview.module.css'

export function Charts({ overview }: { overview: Overview }) {
  const { t } = useTranslation('takings')
  const format = useFormat()
  const paid = overview.takings.filter(taken => overview.days.some(day => day.currency === taken.currency))
  const hours = hourBars(overview, format)
  const step = stepOf(overview)
  return (
    <div className={styles.charts}>
      {paid.map(({ currency }) => (
        <Card key={currency}>
          <BarChart
            title={t(`chart.takings.${step}`, { currency: currencyName(currency, format.language) })}
            labelHead={t(`chart.${step}`)}
            valueHead={t('chart.amount')}
            bars={takingsBars(overview, currency, format)}
          />
        </Card>
      ))}
      {(['byStaff', 'byService'] as const).flatMap(by =>
        paid.map(({ currency }) => {
          const parts = overview[by].filter(part => part.currency === currency)
          return (
            parts.length > 0 && (
              <Breakdown
                key={`${by} ${currency}`}
                title={t(`by.${by}`, { currency: currencyName(currency, format.language) })}
                nameHead={t(`by.${by}Name`)}
                parts={parts}
              />
            )
          )
        }),
      )}
      {hours.length > 0 && (
        <Card>
          <BarChart
            title={t('chart.busiest')}
            labelHead={t('chart.hour')}
            valueHead={t('chart.appointments')}
            bars={hours}
          />
        </Card>
      )}
    </div>
  )
}
