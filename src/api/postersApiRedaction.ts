import type { ApiRedaction } from '@/store/redaction'
import type { postersApi } from './postersApi'

const answer = { title: 'told', imageUrl: 'told' } as const

export const postersApiRedaction: ApiRedaction<typeof postersApi> = {
  listPosters: { answer },
  updatePoster: { args: { title: 'told' }, answer },
  createPoster: { args: { title: 'told' }, answer },
}
