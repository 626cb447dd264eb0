import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { salonsApi } from '@/api/salonsApi'
import { QueryFailed } from '@/store/QueryFailed'
import type { DayAvailability, FreeSlot, SlotQuery } from '@/domain/salon'
import type { IsoDate } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { DaySlots } from './DaySlots'
import { DayStrip } from './DayStrip'
import { OtherDays } from './OtherDays'
import { daysAround, shownDays } from './shownDays'
import { usePrefetchedDays } from './usePrefetchedDays'
import styles from './SlotPicker.module.css'
import { ZoneNote, type ZonedCity } from './ZoneNote'

const SlotMonth = lazy(async () => ({ default: (await import('./SlotMonth')).SlotMonth }))

export interface SlotPickerProps {
  salon: ZonedCity & { id: string }
  /** The services of one appointment. */
  serviceIds: readonly string[]
  /** Null for any staff member. */
  staffId: string | null
  /** The appointment that is being rescheduled. It does not block its own slots. */
  reschedulingId?: string | undefined
  /** The first day offered. */
  from: IsoDate
  /** Only later slots are offered. */
  after?: Instant | undefined
  /** The chosen day. Null shows the first day with free slots. */
  date: IsoDate | null
  onDayChosen: (date: IsoDate) => void
  onSlotChosen: (chosen: { date: IsoDate; slot: FreeSlot }) => void
}

const firstFree = (days: readonly DayAvailability[]) => days.find(({ free }) => free > 0)?.date

export const SlotPicker = (props: SlotPickerProps) => {
  const { salon, serviceIds, staffId, reschedulingId, from, after, date, onDayChosen, onSlotChosen } = props
  const { t } = useTranslation(['slots', 'common'])
  const ofWhat: Omit<SlotQuery, 'date'> = {
    salonId: salon.id,
    serviceIds,
    ...(staffId !== null && { staffId }),
    ...(reschedulingId !== undefined && { reschedulingId }),
    ...(after !== undefined && { after }),
  }
  const query = salonsApi.useListDaysQuery(
    { ...ofWhat, ...daysAround(from, date) },
    { refetchOnMountOrArgChange: 30, refetchOnFocus: true },
  )
  const { data, isError } = query
  const { days: counted, ...around } = shownDays(from, data ?? [])
  const shown = date ?? firstFree(counted) ?? from
  // The chosen day says how many are listed below it, also where the list is newer than the days.
  const { data: listed } = salonsApi.endpoints.listSlots.useQueryState({ ...ofWhat, date: shown })
  const days = counted.map(day =>
    listed && day.date === shown && day.free !== listed.slots.length
      ? { date: shown, free: listed.slots.length, empty: listed.slots.length > 0 ? null : listed.empty }
      : day,
  )
  const [isMonthOpen, setIsMonthOpen] = useState(false)
  const lookAt = usePrefetchedDays(ofWhat, days, shown)
  // Deferred, so that the strip responds to a tap at once. The slots follow.
  const dayOfSlots = useDeferredValue(shown)

  if (!data && isError) return <QueryFailed title={t('daysFailed')} query={query} />
  return (
    <Stack gap={24}>
      {data ? (
        <div>
          <DayStrip
            days={days}
            date={shown}
            onDayChosen={onDayChosen}
            onDayLookedAt={lookAt}
            onMonthOpened={() => setIsMonthOpen(true)}
          />
          <OtherDays {...around} onDayChosen={onDayChosen} />
        </div>
      ) : (
        <div role="status" className={styles.strip}>
          <span className="visually-hidden">{t('common:loading')}</span>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} shape="block" width="4.5rem" height="5.5rem" />
          ))}
        </div>
      )}
      {isMonthOpen && (
        <Suspense fallback={null}>
          <SlotMonth
            ofWhat={ofWhat}
            date={shown}
            from={from}
            last={listed?.lastDate}
            onClose={() => setIsMonthOpen(false)}
            onDayChosen={chosen => {
              setIsMonthOpen(false)
              onDayChosen(chosen)
            }}
          />
        </Suspense>
      )}
      <ZoneNote salon={salon} date={shown} />
      {data && (
        <DaySlots
          query={{ ...ofWhat, date: dayOfSlots }}
          nextFree={days.find(day => day.date > dayOfSlots && day.free > 0)?.date}
          laterDays={around.after}
          onDayChosen={onDayChosen}
          onSlotChosen={slot => onSlotChosen({ date: dayOfSlots, slot })}
        />
      )}
    </Stack>
  )
}
