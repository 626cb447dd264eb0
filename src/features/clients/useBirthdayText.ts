import { birthdayParts } from '@/domain/birthday'
import { useFormat } from '@/i18n/useFormat'

/** A whole birthday in the reader's language, with the year where it is known; empty for none. */
export function useBirthdayText(): (birthday: string) => string {
  const format = useFormat()
  return birthday => {
    if (birthday === '') return ''
    const { year, month, day } = birthdayParts(birthday)
    // Any leap year: it is not shown.
    return year ? format.date(birthday, 'short') : format.date(`2000-${month}-${day}`, 'dayAndMonth')
  }
}
