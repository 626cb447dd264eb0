import type { Appointment } from '@/domain/appointment'
import { Avatar } from '@/ui/Avatar'

/** Who serves the client. */
export const StaffAvatar = ({ appointment, name }: { appointment: Appointment; name: string }) => (
  <Avatar name={name} src={appointment.barberProfileImage || undefined} seed={appointment.staffId} />
)
