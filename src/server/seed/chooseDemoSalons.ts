import { citiesByCountry } from '@/domain/geography/allCities'
import { countries } from '@/domain/geography/country'
import type { IsoDate } from '@/domain/weekday'
import { buildSalon } from './buildSalon'
import { planDemoSalons } from './planDemoSalons'
import { planCity } from './planCity'
import { randomOf } from './random'
import type { DemoSalon, SalonPlan } from './demoSalon'

export interface DemoSalons {
  barber: DemoSalon
  salon: DemoSalon
  elsewhere: DemoSalon[]
}

/** All salons of the demo. Each has its own random seed, so that adding a city does not change the others. */
export function chooseDemoSalons(today: IsoDate): DemoSalons {
  const build = (plan: SalonPlan): DemoSalon => buildSalon(plan, today, randomOf(`kursi shop ${plan.key}`))
  const { barber, salon } = planDemoSalons()
  const plans = countries.flatMap(country =>
    citiesByCountry[country.code].flatMap(city =>
      planCity(country, city, randomOf(`kursi city ${country.code} ${city.name}`)),
    ),
  )
  return { barber: build(barber), salon: build(salon), elsewhere: plans.map(build) }
}
