import type { ApiRedaction } from '@/store/redaction'
import type { waitlistApi } from './waitlistApi'

const answer = { salonName: 'told', salonNameAr: 'told', serviceName: 'told', serviceNameAr: 'told' } as const

export const waitlistApiRedaction: ApiRedaction<typeof waitlistApi> = {
  listWaits: { answer },
  waitFor: { answer },
}
