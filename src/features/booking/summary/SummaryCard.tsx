import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { Card } from '@/ui/Card'
import styles from './BookingSummary.module.css'

export const SummaryCard = ({ salon, children }: { salon: Salon; children: ReactNode }) => {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const city = format.name({ name: salon.city, nameAr: salon.cityAr })
  return (
    <Card as="section" aria-label={t('summary.title')}>
      <p className={styles.salon}>
        <bdi>{format.name(salon)}</bdi>
      </p>
      <p className={styles.address}>
        <bdi>{[salon.address, city].filter(Boolean).join(' · ')}</bdi>
      </p>
      <dl className={styles.rows}>{children}</dl>
    </Card>
  )
}
