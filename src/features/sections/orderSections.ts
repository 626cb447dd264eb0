import { sectionsApi } from '@/api/sectionsApi'
import type { AppDispatch } from '@/store/services'
import { outcomeOf } from '@/store/submit'
import { orderRefused, sectionsReordered } from './sectionsSlice'

/** All ids of the salon's sections but `id`, and that one in the place of `targetId`. */
export function movedTo(ids: readonly string[], id: string, targetId: string): string[] {
  const others = ids.filter(one => one !== id)
  const target = ids.indexOf(targetId)
  return target === -1 || others.length === ids.length
    ? [...ids]
    : [...others.slice(0, target), id, ...others.slice(target)]
}

/** Shown at once; when it fails the old order comes back and the person is told. */
export const orderSections =
  (salonId: string, sectionIds: string[]) =>
  async (dispatch: AppDispatch): Promise<void> => {
    dispatch(sectionsReordered())
    const { error } = outcomeOf<unknown>(
      await dispatch(sectionsApi.endpoints.orderSections.initiate({ salonId, sectionIds }, { track: false })),
    )
    if (error) dispatch(orderRefused(sectionIds))
  }
