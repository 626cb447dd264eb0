import { appointmentStatusOf } from '@/domain/appointment'
import { appointmentStatusLooks } from '@/ui/appointmentStatusLooks'

const lookOf = (status: string) => {
  const known = appointmentStatusOf(status)
  return known && appointmentStatusLooks[known]
}

export const diaryToneOf = (status: string) => lookOf(status)?.diaryTone ?? 'over'

export const diaryIconOf = (status: string) => lookOf(status)?.diaryIcon ?? 'info'
