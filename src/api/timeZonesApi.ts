import { correctionsOf } from '@/domain/zoneCorrections'
import type { ZoneOffsets } from '@/domain/zoneOffsets'
import { unwrap } from '@/store/unwrap'
import { nextTask } from '@/ui/nextTask'
import { baseApi } from './baseApi'

/** Three years of a zone take some milliseconds, so each has a task of its own. */
async function correctionsZoneByZone(answered: readonly ZoneOffsets[]): Promise<ZoneOffsets[]> {
  const corrections: ZoneOffsets[] = []
  for (const zone of answered) {
    await nextTask()
    corrections.push(...correctionsOf([zone]))
  }
  return corrections
}

export const timeZonesApi = baseApi.injectEndpoints({
  endpoints: build => ({
    /** What the server says of these zones other than the browser. */
    listZoneCorrections: build.query<ZoneOffsets[], readonly string[]>({
      query: names => ({ url: 'time-zones', params: { names: names.join(',') } }),
      transformResponse: (answer: { data: ZoneOffsets[] }) => correctionsZoneByZone(unwrap(answer)),
    }),
  }),
})
