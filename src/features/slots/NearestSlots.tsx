import { useTranslation } from 'react-i18next'
import type { FreeSlot } from '@/domain/salon'
import type { IsoDate } from '@/domain/weekday'
import { wallOf } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { SlotPills } from './SlotPills'

export interface NearestSlotsProps {
  nearest: readonly FreeSlot[]
  /** The day of the slot that somebody else has taken. */
  date: IsoDate
  timeZone: string
  onSlotChosen: (chosen: { date: IsoDate; slot: FreeSlot }) => void
}

/** The free slots nearest to the taken slot, in order. Shows the days where they differ. */
export const NearestSlots = ({ nearest, date, timeZone, onSlotChosen }: NearestSlotsProps) => {
  const { t } = useTranslation('slots')
  const format = useFormat()
  const dateOf = ({ startsAt }: FreeSlot) => wallOf(startsAt, timeZone).date
  const hasOtherDays = nearest.some(slot => dateOf(slot) !== date)
  if (nearest.length === 0) return null
  return (
    <>
      <p>{t('nearest')}</p>
      <SlotPills
        slots={[...nearest].sort((one, other) => one.startsAt - other.startsAt)}
        onSlotChosen={slot => onSlotChosen({ date: slot.nightOf ?? dateOf(slot), slot })}
        {...(hasOtherDays && { dayOf: slot => format.date(dateOf(slot), 'short') })}
      />
    </>
  )
}
