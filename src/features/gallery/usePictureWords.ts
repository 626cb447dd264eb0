import type { GalleryPicture } from '@/domain/gallery'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'

type Tagged = Pick<GalleryPicture, 'caption' | 'captionAr' | 'serviceId' | 'staffId'>

/** What a picture shows, in the reader's language; empty where the salon does not say. */
export function usePictureWords({ sections, staff }: Pick<Salon, 'sections' | 'staff'>) {
  const { name } = useFormat()
  const nameOf = (
    items: readonly { id: string; name: string; nameAr: string | null }[],
    id: string | null,
  ) => {
    const item = items.find(one => one.id === id)
    return item ? name(item) : ''
  }
  const services = sections.flatMap(section => section.services)
  const words = {
    captionOf: ({ caption, captionAr }: Tagged) =>
      name({ name: caption ?? captionAr ?? '', nameAr: captionAr }),
    serviceOf: ({ serviceId }: Tagged) => nameOf(services, serviceId),
    staffOf: ({ staffId }: Tagged) => nameOf(staff, staffId),
  }
  return {
    ...words,
    /** The caption, or what the picture is tagged with. */
    nameOf: (picture: Tagged) =>
      words.captionOf(picture) || words.serviceOf(picture) || words.staffOf(picture),
  }
}
