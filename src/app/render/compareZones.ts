import { correctZones, ownOffsetAt, type ZoneOffsets } from '@/domain/zoneOffsets'
import { zonesCorrected } from '@/store/clockSlice'
import type { AppDispatch } from '@/store/services'

/** Whether the browser's zone data say the same where the intervals begin and end. */
const agreesWith = (zones: readonly ZoneOffsets[]): boolean =>
  zones.every(({ timeZone, intervals }) =>
    intervals.every(({ from, until, offset }) =>
      [from, until - 1].every(instant => ownOffsetAt(instant, timeZone) === offset),
    ),
  )

/** What a rendered page says of its zones other than the browser is corrected before the page is hydrated. */
export async function compareZones(zones: readonly ZoneOffsets[], dispatch: AppDispatch): Promise<void> {
  if (agreesWith(zones)) return
  const { correctionsOf } = await import('@/domain/zoneCorrections')
  const corrections = correctionsOf(zones)
  dispatch(zonesCorrected(corrections))
  // `connectZones` comes only when the page is idle.
  correctZones(corrections)
}
