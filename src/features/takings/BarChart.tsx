import { useId, type CSSProperties, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BarChart.module.css'

export interface Bar {
  id: string
  label: string
  shortLabel: string
  value: number
  /** The value as text, with its sign or unit. */
  text: string
}

interface BarChartProps {
  title: ReactNode
  labelHead: string
  valueHead: string
  bars: readonly Bar[]
}

const step = 10
const gap = 1.5
const height = 100
/** More labels than this would overlap on a phone. */
const mostLabels = 7
/** Values above the bars with more letters in all would overlap on a phone. */
const mostLetters = 50

/** A bar chart, with the same figures as a table for screen readers. */
export function BarChart({ title, labelHead, valueHead, bars }: BarChartProps) {
  const { t } = useTranslation('takings')
  const id = useId()
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const longest = Math.max(...bars.map(({ text }) => text.length))
  const hasRoom = bars.length * longest <= mostLetters
  const every = Math.ceil(bars.length / mostLabels)
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id} className={styles.title}>
        {title}
      </figcaption>
      {hasRoom && (
        <div className={styles.labels} style={{ '--bars': bars.length } as CSSProperties} aria-hidden="true">
          {bars.map(({ id: barId, value, text }, index) => (
            <span key={barId} style={{ gridColumn: index + 1 }}>
              {value !== 0 && text}
            </span>
          ))}
        </div>
      )}
      <svg
        viewBox={`0 0 ${bars.length * step} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
        className={styles.bars}
      >
        {bars.map(({ id: barId, label, value, text }, index) => {
          const size = (Math.max(0, value) / most) * height
          return (
            <rect
              key={barId}
              x={index * step + gap}
              y={height - size}
              width={step - 2 * gap}
              height={size}
              className={value === most ? styles.highest : styles.bar}
            >
              <title>{`${label}: ${text}`}</title>
            </rect>
          )
        })}
      </svg>
      <div className={styles.labels} style={{ '--bars': bars.length } as CSSProperties} aria-hidden="true">
        {bars.map(({ id: barId, shortLabel }, index) =>
          index % every === 0 ? (
            <span key={barId} style={{ gridColumn: index + 1 }}>
              {shortLabel}
            </span>
          ) : null,
        )}
      </div>
      <details className={styles.details}>
        <summary>{t('asTable')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{labelHead}</th>
              <th scope="col">{valueHead}</th>
            </tr>
          </thead>
          <tbody>
            {bars
              .filter(({ value }) => value !== 0)
              .map(({ id: barId, label, text }) => (
                <tr key={barId}>
                  <th scope="row">{label}</th>
                  <td className="numeric">{text}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
