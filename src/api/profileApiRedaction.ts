import type { SalonProfile } from '@/domain/profile'
import type { ApiRedaction, Rule } from '@/store/redaction'
import type { profileApi } from './profileApi'
import { strandedRule } from './sectionsApiRedaction'

/** Allows what the salon publishes. The owner's e-mail and phone are personal data. */
const answer: Rule<SalonProfile> = {
  name: 'told',
  nameAr: 'told',
  country: 'told',
  city: 'told',
  address: 'told',
  photoUrl: 'told',
  timeZone: 'told',
  startFit: 'token',
  latitude: 'fraction',
  longitude: 'fraction',
}

const args = { name: 'told', nameAr: 'told', address: 'told', timeZone: 'told', startFit: 'token' } as const

export const profileApiRedaction: ApiRedaction<typeof profileApi> = {
  getProfile: { answer },
  updateProfile: { args, answer },
  previewProfile: { args, answer: strandedRule },
  setPosition: { answer },
  setPhoto: { answer },
  uploadImage: { args: { file: { fileId: 'token', type: 'told' } }, answer: { url: 'told' } },
}
