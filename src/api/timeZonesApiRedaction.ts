import type { ApiRedaction } from '@/store/redaction'
import type { timeZonesApi } from './timeZonesApi'

export const timeZonesApiRedaction: ApiRedaction<typeof timeZonesApi> = {
  listZoneCorrections: { args: 'told', answer: { timeZone: 'told' } },
}
