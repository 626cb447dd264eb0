import { useSearchParams, type NavigateOptions } from 'react-router-dom'
import { isIsoDate, type IsoDate } from '@/domain/weekday'

export const diarySpans = ['day', 'week'] as const
export type DiarySpan = (typeof diarySpans)[number]

interface DiaryAddress {
  span: DiarySpan
  /** Null for today. */
  date: IsoDate | null
  /** Null for no particular staff member. */
  staffId: string | null
}

/** The visible part of the diary is in the URL, so that links, reloads and Back work. */
export function useDiaryAddress(): DiaryAddress & {
  goTo: (changes: Partial<DiaryAddress>, options?: NavigateOptions) => void
} {
  const [params, setParams] = useSearchParams()
  const date = params.get('date')
  return {
    span: params.get('span') === 'week' ? 'week' : 'day',
    date: date !== null && isIsoDate(date) ? date : null,
    staffId: params.get('staffMember'),
    goTo: (changes, options) =>
      setParams(before => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          const key = name === 'staffId' ? 'staffMember' : name
          if (value === null) after.delete(key)
          else after.set(key, value)
        }
        return after
      }, options),
  }
}
