import { foldText } from '@/domain/searchText'
import type { SalonPlan } from './demoSalon'

/** The text that a search matches: name, address, city and services, in both languages. */
export const salonSearchText = ({ name, address, city, menu }: SalonPlan): string =>
  foldText(
    [
      ...name,
      address,
      city.name,
      city.nameAr,
      ...menu.flatMap(({ services }) =>
        services.flatMap(([serviceName, serviceNameAr]) => [serviceName, serviceNameAr]),
      ),
    ].join(' '),
  )
