import { useTranslation } from 'react-i18next'
import type { PaidVisit } from '@/domain/payment'
import { wallOf } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { ReceiptFact } from './ReceiptFact'

interface VisitFactsProps {
  visit: PaidVisit
  /** The salon's, by whose clock one comes. */
  timeZone: string
}

/** What a payment to a salon was for. */
export function VisitFacts({ visit, timeZone }: VisitFactsProps) {
  const { t } = useTranslation('payments')
  const format = useFormat()
  const { date, minutes } = wallOf(Date.parse(visit.startsAt), timeZone)
  return (
    <>
      <ReceiptFact label={t('receipt.service')}>
        <bdi>{format.name(visit)}</bdi>
      </ReceiptFact>
      <ReceiptFact label={t('receipt.visit')}>
        {t('receipt.visitAt', { date: format.date(date, 'short'), time: format.time(minutes) })}
      </ReceiptFact>
    </>
  )
}
