import type { GalleryPicture } from '@/domain/gallery'
import type { Named, Salon } from '@/domain/salon'

/** Of all pictures, or of those with one tag. */
export type GalleryFilter = 'all' | `service-${string}` | `staff-${string}`

export interface GalleryTag extends Named {
  filter: GalleryFilter
}

const isIn = (filter: GalleryFilter, { serviceId, staffId }: GalleryPicture): boolean =>
  filter === 'all' || filter === `service-${serviceId}` || filter === `staff-${staffId}`

export const picturesIn = (
  filter: GalleryFilter,
  pictures: readonly GalleryPicture[],
): readonly GalleryPicture[] => pictures.filter(picture => isIn(filter, picture))

/** The tags by which some of the pictures, and not all, can be shown: services first, then staff, in the salon's order. */
export function galleryTags({ pictures = [], sections, staff }: Salon): GalleryTag[] {
  const services = sections.flatMap(section => section.services)
  const tags = [
    ...services.map((service): GalleryTag => ({ ...namesOf(service), filter: `service-${service.id}` })),
    ...staff.map((staffMember): GalleryTag => ({
      ...namesOf(staffMember),
      filter: `staff-${staffMember.id}`,
    })),
  ]
  return tags.filter(({ filter }) => {
    const { length } = picturesIn(filter, pictures)
    return length > 0 && length < pictures.length
  })
}

const namesOf = ({ name, nameAr }: Named): Named => ({ name, nameAr })
