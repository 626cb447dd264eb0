import { foldText } from '@/domain/searchText'
import { serviceTextOf } from '../db/searchTexts'
import type { SalonPlan } from './demoSalon'

/** The text that a search matches: name, address, city and services, in both languages. */
export const salonSearchText = ({ name, address, city, menu }: SalonPlan): string =>
  [
    foldText([...name, address, city.name, city.nameAr].join(' ')),
    ...menu.flatMap(({ services }) =>
      services.map(([serviceName, name_ar]) => serviceTextOf({ name: serviceName, name_ar })),
    ),
  ].join(' ')
