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
  nextFree: IsoDate | undefined
  onDayChosen: (date: IsoDate) => void
}

/** Keeps the day and its month on one line. */
const unbroken = (date: string) => date.replace(/ (?=\d)|(?<=\d) /g, '\u00a0')

export const EmptyDay = ({ query, reason, nextFree, onDayChosen }: EmptyDayProps) => {
  const { t } = useTranslation('slots')
  const format = useFormat()
  const offerOnFullDay = use(FullDayContext)
  const isSeveral = query.serviceIds.length > 1
  return (
    <EmptyState
      picture="calendar"
      title={t(`emptyDay.${isSeveral && reason === 'closed' ? 'closedTogether' : reason}`, {
        date: unbroken(format.date(query.date)),
      })}
      text={nextFree ? undefined : t('emptyDay.noneLater')}
      action={
        <Stack gap={12}>
          {nextFree && (
            <Button onClick={() => onDayChosen(nextFree)}>
              {t('emptyDay.nextFree', { date: format.date(nextFree) })}
            </Button>
          )}
          {reason === 'full' && (isSeveral ? <p>{t('emptyDay.waitForOne')}</p> : offerOnFullDay(query))}
        </Stack>
      }
    />
  )
}
