import type { ApiRedaction } from '@/store/redaction'
import { strandedRule } from './sectionsApiRedaction'
import type { seasonsApi } from './seasonsApi'

const named = { name: 'told', nameAr: 'told' } as const

export const seasonsApiRedaction: ApiRedaction<typeof seasonsApi> = {
  previewSeason: { args: { request: named }, answer: strandedRule },
  saveSeason: { args: { request: named }, answer: { ...strandedRule, season: named } },
  previewSeasonRemoval: { answer: strandedRule },
  removeSeason: { answer: strandedRule },
}
