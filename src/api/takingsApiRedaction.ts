import type { ApiRedaction } from '@/store/redaction'
import type { takingsApi } from './takingsApi'

export const takingsApiRedaction: ApiRedaction<typeof takingsApi> = {
  getOverview: {
    answer: {
      takings: { currency: 'token' },
      days: { currency: 'token' },
      byStaff: { currency: 'token' },
      byService: { name: 'told', nameAr: 'told', currency: 'token' },
      before: { takings: { currency: 'token' } },
    },
  },
}
