import type { Chair, Salon, Section, Service } from '@/domain/salon'

export interface Offer {
  section: Section
  service: Service
}

/** A service with its section, or null when the salon does not offer it. */
export function findOffer({ sections }: Pick<Salon, 'sections'>, serviceId: string | null): Offer | null {
  for (const section of sections) {
    const service = section.services.find(({ id }) => id === serviceId)
    if (service) return { section, service }
  }
  return null
}

/** Who does a service: whoever names it, and whoever names none. */
export const peopleFor = ({ chairs }: Pick<Salon, 'chairs'>, serviceId: string): Chair[] =>
  chairs.filter(({ serviceIds }) => serviceIds.length === 0 || serviceIds.includes(serviceId))
