import type { GalleryPicture } from '@/domain/gallery'
import type { Salon, SalonCard, Section, Service } from '@/domain/salon'
import type { ApiRedaction, Rule } from '@/store/redaction'
import type { salonsApi } from './salonsApi'

const named = { name: 'told', nameAr: 'told' } as const

const cardRule: Rule<SalonCard> = {
  ...named,
  businessType: 'token',
  country: 'told',
  city: 'told',
  cityAr: 'told',
  address: 'told',
  position: { latitude: 'fraction', longitude: 'fraction' },
  photoUrl: 'told',
  timeZone: 'told',
  rating: 'fraction',
  fromPrice: { currency: 'token' },
  askedService: { name: 'told', nameAr: 'told', price: { currency: 'token' } },
}

export const serviceRule: Rule<Service> = { ...named, currency: 'token' }
export const sectionRule: Rule<Section> = { ...named, services: serviceRule }

export const pictureRule: Rule<GalleryPicture> = { caption: 'told', captionAr: 'told', imageUrl: 'told' }

/** Allows what the salon publishes; redacts its staff and its phone. */
const salonRule: Rule<Salon> = {
  ...cardRule,
  sections: sectionRule,
  pictures: pictureRule,
  daysOff: { reason: 'told' },
  seasons: { name: 'told', nameAr: 'told' },
  startFit: 'token',
}

export const salonsApiRedaction: ApiRedaction<typeof salonsApi> = {
  listSalons: {
    args: { country: 'told', city: 'told', businessType: 'token', sort: 'token' },
    answer: { salons: cardRule },
  },
  getSalon: { answer: salonRule },
  getMySalon: { answer: salonRule },
  listStaffSummaries: { answer: { rating: 'fraction' } },
  listSlots: { answer: { timeZone: 'told', slots: { offset: 'told' }, empty: 'token' } },
  listDays: { answer: { empty: 'token' } },
}
