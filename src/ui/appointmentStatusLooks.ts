import type { AppointmentStatus } from '@/domain/appointment'
import type { IconName } from './iconPaths'
import type { Tone } from './tone'

interface StatusLook {
  /** In a list: red only for what went badly. */
  tone: Tone | 'quiet'
  /** Where the tone's own icon would say that something is wrong. */
  icon?: IconName
  /** In the diary, which shows at a glance what is still to be done. */
  diaryTone: Tone | 'over'
  diaryIcon: IconName
}

export const appointmentStatusLooks: Record<AppointmentStatus, StatusLook> = {
  pending: { tone: 'warn', icon: 'clock', diaryTone: 'warn', diaryIcon: 'help' },
  confirmed: { tone: 'good', diaryTone: 'good', diaryIcon: 'check' },
  cancelled: { tone: 'bad', icon: 'close', diaryTone: 'over', diaryIcon: 'close' },
  declined: { tone: 'bad', icon: 'close', diaryTone: 'over', diaryIcon: 'close' },
  no_show: { tone: 'bad', diaryTone: 'bad', diaryIcon: 'eye-off' },
  done: { tone: 'quiet', icon: 'check', diaryTone: 'over', diaryIcon: 'check-circle' },
}
