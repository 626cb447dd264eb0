import type { ApiRedaction } from '@/store/redaction'
import { serviceRule } from './salonsApiRedaction'
import { strandedRule } from './sectionsApiRedaction'
import type { servicesApi } from './servicesApi'

const args = { name: 'told', nameAr: 'told', currency: 'token' } as const

export const servicesApiRedaction: ApiRedaction<typeof servicesApi> = {
  createService: { args, answer: serviceRule },
  updateService: { args, answer: serviceRule },
  previewServiceDeletion: { answer: strandedRule },
  deleteService: { answer: strandedRule },
}
