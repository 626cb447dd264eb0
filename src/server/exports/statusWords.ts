import type { AppointmentStatus } from '@/domain/appointment'
import type { Language } from '@/domain/languages'

/** The same words as on the owner's pages. */
export const statusWords: Record<Language, Record<AppointmentStatus, string>> = {
  en: {
    pending: 'Waiting',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
    declined: 'Declined',
    no_show: 'No-show',
    done: 'Done',
  },
  ar: {
    pending: 'بانتظار التأكيد',
    confirmed: 'مؤكد',
    cancelled: 'ملغى',
    declined: 'مرفوض',
    no_show: 'لم يحضر',
    done: 'تم',
  },
}
