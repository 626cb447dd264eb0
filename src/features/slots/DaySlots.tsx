import { useTranslation } from 'react-i18next'
import { salonsApi } from '@/api/salonsApi'
import { QueryFailed } from '@/store/QueryFailed'
import type { FreeSlot, SlotQuery } from '@/domain/salon'
import { addDays, type IsoDate } from '@/domain/weekday'
import { useFormat } from '@/i18n/useFormat'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { EmptyDay } from './EmptyDay'
import { groupSlots } from './partsOfDay'
import { SlotPills } from './SlotPills'
import styles from './DaySlots.module.css'

interface DaySlotsProps {
  query: SlotQuery
  nextFree: IsoDate | undefined
  /** The first day after those shown. */
  laterDays: IsoDate | undefined
  onDayChosen: (date: IsoDate) => void
  onSlotChosen: (slot: FreeSlot) => void
}

export const DaySlots = ({ query, nextFree, laterDays, onDayChosen, onSlotChosen }: DaySlotsProps) => {
  const { t } = useTranslation(['slots', 'common'])
  const format = useFormat()
  const result = salonsApi.useListSlotsQuery(query, {
    refetchOnMountOrArgChange: 30,
    refetchOnFocus: true,
  })
  const { currentData, isError } = result

  if (!currentData && isError) return <QueryFailed title={t('slotsFailed')} query={result} />
  if (!currentData) {
    return (
      <div role="status" className={styles.loading}>
        <span className="visually-hidden">{t('common:loading')}</span>
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} shape="block" height="3.25rem" />
        ))}
      </div>
    )
  }
  const { slots, empty, lastDate } = currentData
  if (slots.length === 0) {
    const reason = empty ?? 'full'
    return (
      <EmptyDay
        query={query}
        reason={reason}
        next={
          nextFree
            ? { date: nextFree, isFree: true }
            : laterDays
              ? { date: laterDays, isFree: false }
              : undefined
        }
        lastDate={lastDate}
        onDayChosen={onDayChosen}
      />
    )
  }
  return (
    <Stack gap={24}>
      {groupSlots(slots).map(group => {
        // The date after midnight, so that nobody takes the night for the morning of its day.
        const label = t(`part.${group.part}`, { date: format.date(addDays(query.date, 1)) })
        return (
          <section key={group.part} aria-label={label}>
            <h3 className={styles.part}>{label}</h3>
            <SlotPills slots={group.slots} onSlotChosen={onSlotChosen} />
          </section>
        )
      })}
    </Stack>
  )
}
