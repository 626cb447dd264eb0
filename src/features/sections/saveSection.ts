import { sectionsApi } from '@/api/sectionsApi'
import type { SectionRequest } from '@/domain/sectionRequests'
import { saveItem, type ItemEdit } from '@/store/saveItem'
import { sectionSubmission } from './sectionSubmission'

const { createSection, updateSection } = sectionsApi.endpoints
const once = { track: false } as const

export const saveSection = (salonId: string, edit: ItemEdit<SectionRequest>) =>
  saveItem(sectionSubmission, edit, {
    create: sent => createSection.initiate({ salonId, ...sent }, once),
    update: (sectionId, sent) => updateSection.initiate({ salonId, sectionId, ...sent }, once),
  })
