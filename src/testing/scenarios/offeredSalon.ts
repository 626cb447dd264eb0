import type { Salon, Service } from '@/domain/salon'
import { closedWeek } from '@/domain/schedule'

const service = (id: string, more: Partial<Service> = {}): Service => ({
  id,
  sectionId: 'hair',
  name: id,
  nameAr: null,
  cost: 20,
  currency: 'USD',
  time: 30,
  ...more,
})

const staff = (id: string, serviceIds: string[]) => ({
  id,
  name: id,
  nameAr: null,
  photoUrl: null,
  serviceIds,
})

/** A salon as its page has it: Sami does all but massage, Omar cut and colour, Lina all but colour. */
export const offeredSalon: Salon = {
  id: 'salon',
  slug: 'noor',
  revision: 0,
  name: 'Noor',
  nameAr: null,
  businessType: 'barber',
  country: 'Palestine',
  city: 'Hebron',
  cityAr: 'الخليل',
  address: '',
  position: { latitude: 31.53, longitude: 35.0998 },
  photoUrl: null,
  timeZone: 'Asia/Hebron',
  rating: null,
  reviewCount: 0,
  fromPrice: null,
  isFavorite: false,
  isPremium: false,
  distanceKm: null,
  openNow: true,
  phone: '',
  sections: [
    { id: 'beard', name: 'Beard', nameAr: null, week: closedWeek(), services: [service('massage')] },
    {
      id: 'hair',
      name: 'Hair',
      nameAr: null,
      week: closedWeek(),
      services: [service('cut'), service('shave'), service('trim'), service('colour', { currency: 'EUR' })],
    },
  ],
  staff: [
    staff('sami', ['cut', 'shave', 'trim', 'colour']),
    staff('omar', ['cut', 'colour']),
    staff('lina', ['cut', 'shave', 'trim', 'massage']),
  ],
  daysOff: [],
  cancelNoticeMinutes: 0,
  confirmsAtOnce: true,
  paysOnline: false,
}
