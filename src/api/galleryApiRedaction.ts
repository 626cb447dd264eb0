import type { ApiRedaction } from '@/store/redaction'
import type { galleryApi } from './galleryApi'
import { pictureRule } from './salonsApiRedaction'

const args = { caption: 'told', captionAr: 'told' } as const

export const galleryApiRedaction: ApiRedaction<typeof galleryApi> = {
  createPicture: { args, answer: pictureRule },
  updatePicture: { args, answer: pictureRule },
}
