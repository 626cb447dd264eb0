import { countryByName } from './geography/country'
import { isRecord } from './isRecord'
import { businessTypes, type BusinessType } from './role'
import type { SalonCard } from './salon'

/** What a salon's page tells the sign-up about a visitor who books there. It travels in the router's state. */
export interface NewClient {
  country: string
  business: BusinessType
}

export const newClientOf = ({
  country,
  businessType,
}: Pick<SalonCard, 'country' | 'businessType'>): NewClient => ({ country, business: businessType })

export function readNewClient(state: unknown): NewClient | undefined {
  if (!isRecord(state) || !isRecord(state['newClient'])) return undefined
  const { country, business } = state['newClient']
  const known = businessTypes.find(type => type === business)
  return known && typeof country === 'string' && countryByName(country)
    ? { country, business: known }
    : undefined
}
