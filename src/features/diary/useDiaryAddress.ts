import type { NavigateOptions } from 'react-router-dom'
import { addressQuery, type AddressParameter } from '@/domain/addressQuery'
import type { DiarySpan } from '@/domain/diarySpan'
import { isIsoDate, type IsoDate } from '@/domain/weekday'
import { useAddressQuery } from '@/ui/useAddressQuery'

/** A word of the address: no id is like it. */
export const allStaff = 'all'

interface DiaryAddress {
  span: DiarySpan
  /** Null for today. */
  date: IsoDate | null
  /** `allStaff`, or null for no particular staff member. */
  staffId: string | null
}

const names = {
  span: 'span',
  date: 'date',
  staffId: 'staffMember',
} as const satisfies Record<keyof DiaryAddress, AddressParameter>

/** The visible part of the diary is in the URL, so that links, reloads and Back work. */
export function useDiaryAddress(): DiaryAddress & {
  goTo: (changes: Partial<DiaryAddress>, options?: NavigateOptions) => void
} {
  const [params, setParams] = useAddressQuery()
  const date = params.get(names.date)
  return {
    span: params.get(names.span) === 'week' ? 'week' : 'day',
    date: date !== null && isIsoDate(date) ? date : null,
    staffId: params.get(names.staffId),
    goTo: (changes, options) =>
      setParams(before => {
        const after = addressQuery(before)
        for (const [part, value] of Object.entries(changes) as [keyof DiaryAddress, string | null][]) {
          if (value === null) after.delete(names[part])
          else after.set(names[part], value)
        }
        return after
      }, options),
  }
}
