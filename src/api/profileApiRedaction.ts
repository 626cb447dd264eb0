import type { SalonProfile } from '@/domain/profile'
import type { ApiRedaction, Rule } from '@/store/redaction'
import type { profileApi } from './profileApi'

/** What the salon tells everybody; its owner's e-mail and phone are a person's. */
const answer: Rule<SalonProfile> = {
  name: 'told',
  nameAr: 'told',
  country: 'told',
  city: 'told',
  address: 'told',
  photoUrl: 'told',
  timeZone: 'told',
}

export const profileApiRedaction: ApiRedaction<typeof profileApi> = {
  getProfile: { answer },
  updateProfile: { args: { name: 'told', nameAr: 'told', address: 'told', timeZone: 'told' }, answer },
  setPosition: { answer },
  setPhoto: { answer },
  uploadImage: { answer: { url: 'told' } },
}
