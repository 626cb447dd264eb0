import { citiesByCountry } from '@/domain/places/allCities'
import { countries } from '@/domain/places/country'
import type { IsoDate } from '@/domain/weekday'
import { buildShop } from './buildShop'
import { planDemoShops } from './planDemoShops'
import { planCity } from './planCity'
import { randomOf } from './random'
import type { Shop, ShopPlan } from './shop'

export interface DemoShops {
  barber: Shop
  salon: Shop
  /** Every other shop, of all cities of all countries. */
  elsewhere: Shop[]
}

/** All shops of the demo. Each has a seed of its own: a city more or less leaves the others as they were. */
export function demoShops(today: IsoDate): DemoShops {
  const build = (plan: ShopPlan): Shop => buildShop(plan, today, randomOf(`kursi shop ${plan.key}`))
  const { barber, salon } = planDemoShops()
  const plans = countries.flatMap(country =>
    citiesByCountry[country.code].flatMap(city =>
      planCity(country, city, randomOf(`kursi city ${country.code} ${city.name}`)),
    ),
  )
  return { barber: build(barber), salon: build(salon), elsewhere: plans.map(build) }
}
