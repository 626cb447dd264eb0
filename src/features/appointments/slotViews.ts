import type { ComponentType } from 'react'
import type { OfferedSlot } from '@/domain/salon'
import type { IsoDate } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'

interface PickerProps {
  salon: { id: string; city: string; country: string; timeZone: string }
  serviceIds: readonly string[]
  chairId: string | null
  movingId: string
  from: IsoDate
  after: Instant
  date: IsoDate | null
  onDayChosen: (date: IsoDate) => void
  onSlotChosen: (chosen: { date: IsoDate; slot: OfferedSlot }) => void
}

/** What moving shows free times with; the page brings them along from the booking. */
export interface SlotViews {
  /** Days with their free slots. */
  Picker: ComponentType<PickerProps>
  /** A few slots to pick from. */
  Pills: ComponentType<{
    slots: readonly OfferedSlot[]
    dayOf?: (slot: OfferedSlot) => string
    onSlotChosen: (slot: OfferedSlot) => void
  }>
}
