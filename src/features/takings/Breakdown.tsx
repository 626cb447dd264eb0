import { useId, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { TakingsPart } from '@/domain/overview'
import { useFormat } from '@/i18n/useFormat'
import { Card } from '@/ui/Card'
import styles from './Breakdown.module.css'
import { largestParts } from './largestParts'
import { usePercent } from './usePercent'

interface BreakdownProps {
  title: string
  nameHead: string
  /** Of one currency, the highest first. */
  parts: readonly TakingsPart[]
}

/** Amounts and shares as a table; the bar beside each repeats its share. */
export function Breakdown({ title, nameHead, parts }: BreakdownProps) {
  const { t } = useTranslation('takings')
  const format = useFormat()
  const percentOf = usePercent()
  const id = useId()
  const { shown, rest } = largestParts(parts)
  const sum = parts.reduce((all, { amount }) => all + Math.max(0, amount), 0)
  const rows = [
    ...shown.map(part => ({
      ...part,
      label: part.name === null ? t('by.former') : format.name({ name: part.name, nameAr: part.nameAr }),
    })),
    ...rest.map(part => ({ ...part, label: t('by.rest') })),
  ]
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{nameHead}</th>
            <th scope="col">{t('chart.amount')}</th>
            <th scope="col">{t('by.share')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id: rowId, label, amount, currency }) => {
            const share = sum > 0 ? Math.max(0, amount) / sum : 0
            return (
              <tr key={rowId} style={{ '--share': `${share * 100}%` } as CSSProperties}>
                <th scope="row">
                  <bdi>{label}</bdi>
                </th>
                <td className="numeric">{format.money({ amount, currency })}</td>
                <td className="numeric">{percentOf(share)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}
