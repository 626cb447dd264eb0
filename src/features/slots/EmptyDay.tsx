import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { SlotQuery } from '@/domain/salon'
import type { EmptyReason } from '@/domain/slots'
import type { IsoDate } from '@/domain/weekday'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/Stack'
import { FullDayContext } from './FullDayContext'

interface EmptyDayProps {
  query: SlotQuery
  reason: EmptyReason
  /** The next free day of those shown, or the first day after those. */
  next: { date: IsoDate; isFree: boolean } | undefined
  /** The last day that can be booked. */
  lastDate: IsoDate | undefined
  onDayChosen: (date: IsoDate) => void
}

/** Keeps the day and its month on one line. */
const unbroken = (date: string) => date.replace(/ (?=\d)|(?<=\d) /g, '\u00a0')

export const EmptyDay = ({ query, reason, next, lastDate, onDayChosen }: EmptyDayProps) => {
  const { t } = useTranslation('slots')
  const format = useFormat()
  const offerOnFullDay = use(FullDayContext)
  const isTooFar = reason === 'too_far'
  const isSeveral = query.serviceIds.length > 1
  return (
    <EmptyState
      picture="calendar"
      title={t(`emptyDay.${isSeveral && reason === 'closed' ? 'closedTogether' : reason}`, {
        date: unbroken(format.date(query.date)),
      })}
      text={
        isTooFar
          ? lastDate && t('lastDay', { date: format.date(lastDate) })
          : next
            ? undefined
            : t('emptyDay.noneLater')
      }
      action={
        <Stack gap={12}>
          {isTooFar && lastDate && (
            <Button onClick={() => onDayChosen(lastDate)}>{t('emptyDay.toLastDay')}</Button>
          )}
          {!isTooFar && next && (
            <Button onClick={() => onDayChosen(next.date)}>
              {next.isFree ? t('emptyDay.nextFree', { date: format.date(next.date) }) : t('laterWeeks')}
            </Button>
          )}
          {reason === 'full' && (isSeveral ? <p>{t('emptyDay.waitForOne')}</p> : offerOnFullDay(query))}
        </Stack>
      }
    />
  )
}
