import type { City } from './city'
import type { CountryCode } from './country'

const loaders: Record<CountryCode, () => Promise<readonly City[]>> = {
  PS: async () => (await import('./cities/ps')).citiesOfPalestine,
  JO: async () => (await import('./cities/jo')).citiesOfJordan,
  QA: async () => (await import('./cities/qa')).citiesOfQatar,
  SA: async () => (await import('./cities/sa')).citiesOfSaudiArabia,
  AE: async () => (await import('./cities/ae')).citiesOfEmirates,
  ES: async () => (await import('./cities/es')).citiesOfSpain,
  TR: async () => (await import('./cities/tr')).citiesOfTurkey,
  US: async () => (await import('./cities/us')).citiesOfUsa,
  EG: async () => (await import('./cities/eg')).citiesOfEgypt,
  TN: async () => (await import('./cities/tn')).citiesOfTunisia,
  DZ: async () => (await import('./cities/dz')).citiesOfAlgeria,
  LB: async () => (await import('./cities/lb')).citiesOfLebanon,
  FR: async () => (await import('./cities/fr')).citiesOfFrance,
}

/** One country's cities, in a lazy chunk of their own; rejects when the chunk cannot be fetched. */
export const loadCities = (country: CountryCode): Promise<readonly City[]> => loaders[country]()
