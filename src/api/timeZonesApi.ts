import { correctionsOf } from '@/domain/zoneCorrections'
import type { ZoneOffsets } from '@/domain/zoneOffsets'
import { unwrap } from '@/store/unwrap'
import { baseApi } from './baseApi'

export const timeZonesApi = baseApi.injectEndpoints({
  endpoints: build => ({
    /** What the server says of these zones other than the browser. */
    listZoneCorrections: build.query<ZoneOffsets[], readonly string[]>({
      query: names => ({ url: 'time-zones', params: { names: names.join(',') } }),
      transformResponse: (answer: { data: ZoneOffsets[] }) => correctionsOf(unwrap(answer)),
    }),
  }),
})
