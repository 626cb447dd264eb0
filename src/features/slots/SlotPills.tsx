import type { FreeSlot } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import styles from './SlotPills.module.css'

interface SlotPillsProps {
  slots: readonly FreeSlot[]
  /** The label of the day, where slots of several days are listed together. */
  dayOf?: (slot: FreeSlot) => string
  onSlotChosen: (slot: FreeSlot) => void
}

/** One tap picks a slot. Buttons, not radios: an arrow key must not pick a slot in passing. */
export const SlotPills = ({ slots, dayOf, onSlotChosen }: SlotPillsProps) => {
  const format = useFormat()
  return (
    <ul className={styles.pills}>
      {slots.map(slot => (
        <li key={slot.startsAt}>
          <Button className={styles.pill} onClick={() => onSlotChosen(slot)}>
            {dayOf && <span className={styles.note}>{`${dayOf(slot)} `}</span>}
            <span className={styles.time}>{format.time(slot.time)}</span>
            {slot.offset && (
              <span className={styles.note} dir="ltr">
                {slot.offset}
              </span>
            )}
          </Button>
        </li>
      ))}
    </ul>
  )
}
