import { findCity } from '@/domain/geography/allCities'
import { countryByCode } from '@/domain/geography/country'
import { demoAccounts } from './demoAccounts'
import type { SalonPlan } from './demoSalon'
import { barberMenu } from './words/barberMenu'
import { beautyMenu } from './words/beautyMenu'
import type { Menu, MenuSection } from './words/menu'

const servicesShown = 5

const menuOf = ({ always, also }: Menu, names: readonly string[]): MenuSection[] =>
  [...always, ...also.filter(({ name: [name] }) => names.includes(name))].map(section => ({
    ...section,
    services: section.services.slice(0, servicesShown),
  }))

export function planDemoSalons(): { barber: SalonPlan; salon: SalonPlan } {
  const country = countryByCode('PS')
  const city = findCity(country.name, demoAccounts.barber.city)
  if (!city) throw new Error(`${demoAccounts.barber.city} is not among the cities of ${country.name}`)
  const location = { country, city, currency: 'USD', priceLevel: 1 } as const

  const barber: SalonPlan = {
    ...location,
    key: 'demo/barber',
    ownerId: demoAccounts.barber.id,
    businessType: 'barber',
    name: ['Al Basha Barbershop', 'صالون الباشا للحلاقة'],
    address: demoAccounts.barber.address,
    phone: demoAccounts.barber.phone,
    menu: menuOf(barberMenu, ['Skin care', 'Kids']),
    week: { hours: [9, 21], closed: [], other: { Friday: [14, 22] }, pause: [13, 14] },
    people: [
      ['Samer Odeh', 'سامر عودة'],
      ['Yazan Nassar', 'يزن نصار'],
      ['Majd Khalil', 'مجد خليل'],
    ],
    confirmsAtOnce: true,
    reviews: { count: 0, meanStars: 4.9 },
  }
  const salon: SalonPlan = {
    ...location,
    key: 'demo/salon',
    ownerId: demoAccounts.salon.id,
    businessType: 'beauty_salon',
    name: ['Layan Beauty House', 'بيت ليان للجمال'],
    address: demoAccounts.salon.address,
    phone: demoAccounts.salon.phone,
    menu: menuOf(beautyMenu, ['Skin care', 'Colour', 'Bridal']),
    week: { hours: [10, 20], closed: ['Friday'] },
    people: [
      ['Layan Khoury', 'ليان خوري'],
      ['Rana Saleh', 'رنا صالح'],
      ['Dima Awad', 'ديما عوض'],
      ['Hiba Qasem', 'هبة قاسم'],
    ],
    confirmsAtOnce: false,
    reviews: { count: 0, meanStars: 4.8 },
  }
  return { barber, salon }
}
