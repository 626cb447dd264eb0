import type { StaffMember } from '@/domain/salon'
import { initials } from '@/ui/initials'

/** How a staff member is told from the others: by a colour, and by letters for those who see no colours. */
export interface StaffMarkLook {
  /** In degrees. */
  hue: number
  letters: string
}

/** Neighbours in the team are far from each other on the colour wheel, however many there are. */
const goldenAngle = 137.5

/** Nobody's letters are another's: those who share them are numbered. */
export function staffMarks(
  staff: readonly StaffMember[],
  nameOf: (staffMember: StaffMember) => string,
): ReadonlyMap<string, StaffMarkLook> {
  const named = staff.map(staffMember => ({ id: staffMember.id, letters: initials(nameOf(staffMember)) }))
  const counts = new Map<string, number>()
  return new Map(
    named.map(({ id, letters }, index) => {
      const isShared = named.filter(other => other.letters === letters).length > 1
      const count = (counts.get(letters) ?? 0) + 1
      counts.set(letters, count)
      return [
        id,
        { hue: (15 + index * goldenAngle) % 360, letters: isShared ? `${letters}${count}` : letters },
      ]
    }),
  )
}
