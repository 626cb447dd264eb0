import { useTranslation } from 'react-i18next'
import type { EmptyReason } from '@/domain/slots'
import type { IsoDate } from '@/domain/weekday'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'

interface EmptyDayProps {
  date: IsoDate
  /** `earlier`: there are free slots, but all before the appointment that is being delayed. */
  reason: EmptyReason | 'earlier'
  nextFree: IsoDate | undefined
  onDayChosen: (date: IsoDate) => void
}

export const EmptyDay = ({ date, reason, nextFree, onDayChosen }: EmptyDayProps) => {
  const { t } = useTranslation('booking')
  const format = useFormat()
  return (
    <EmptyState
      picture="calendar"
      title={t(`emptyDay.${reason}`, { date: format.date(date) })}
      text={nextFree ? undefined : t('emptyDay.noneLater')}
      action={
        nextFree && (
          <Button onClick={() => onDayChosen(nextFree)}>
            {t('emptyDay.nextFree', { date: format.date(nextFree) })}
          </Button>
        )
      }
    />
  )
}
