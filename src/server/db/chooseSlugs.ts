import { slugsFor } from '../../domain/salonSlug'
import type { SalonRow } from './schema/salons'

type Slugged = Pick<SalonRow, 'id' | 'name' | 'name_ar' | 'city'>

export const slugsOf = ({ id, name, name_ar, city }: Slugged) => slugsFor({ id, name, nameAr: name_ar, city })

/** A slug for each of many salons, by their ids. For a database whose other salons have none. */
export function chooseSlugs(salons: readonly Slugged[]): Map<string, string> {
  const taken = new Set<string>()
  return new Map(
    salons.map(salon => {
      const slug = slugsOf(salon).find(each => !taken.has(each)) ?? salon.id
      taken.add(slug)
      return [salon.id, slug]
    }),
  )
}
