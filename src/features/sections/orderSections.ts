import { sectionsApi } from '@/api/sectionsApi'
import { resultOf } from '@/store/submit'
import type { AppThunk } from '@/store/AppThunk'
import { orderRefused, sectionsReordered } from './sectionsSlice'

export type Side = 'before' | 'after'

/** The ids with `id` placed beside `targetId`. */
export function movedBeside(ids: readonly string[], id: string, targetId: string, side: Side): string[] {
  const others = ids.filter(one => one !== id)
  const target = others.indexOf(targetId)
  if (target === -1 || others.length === ids.length) return [...ids]
  const index = side === 'before' ? target : target + 1
  return [...others.slice(0, index), id, ...others.slice(index)]
}

/** Shows the new order at once. A failure restores the old order and shows a message. */
export const orderSections =
  (salonId: string, sectionIds: string[]): AppThunk<Promise<void>> =>
  async dispatch => {
    dispatch(sectionsReordered())
    const { error } = resultOf<unknown>(
      await dispatch(sectionsApi.endpoints.orderSections.initiate({ salonId, sectionIds }, { track: false })),
    )
    if (error) dispatch(orderRefused(sectionIds))
  }
