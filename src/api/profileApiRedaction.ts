import type { SalonProfile } from '@/domain/profile'
import type { ApiRedaction, Rule } from '@/store/redaction'
import type { profileApi } from './profileApi'

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

export const profileApiRedaction: ApiRedaction<typeof profileApi> = {
  getProfile: { answer },
  updateProfile: {
    args: { name: 'told', nameAr: 'told', address: 'told', timeZone: 'told', startFit: 'token' },
    answer,
  },
  setPosition: { answer },
  setPhoto: { answer },
  uploadImage: { args: { file: { fileId: 'token', type: 'told' } }, answer: { url: 'told' } },
}
