import type { Versioned } from '@/domain/edit'
import type { GalleryPicture, PictureRequest } from '@/domain/gallery'
import type { Promotion } from '@/domain/promotion'
import type { PromotionRequest } from '@/domain/promotionRequest'
import type { Salon, Section, Service } from '@/domain/salon'
import type { DaySchedule, WeekSchedule } from '@/domain/schedule'
import type { SectionRequest } from '@/domain/sectionRequests'
import type { ServiceRequest } from '@/domain/serviceRequests'
import { weekdays, type Weekday } from '@/domain/weekday'
import { versioned } from '../../kernel/etag'

/** The values of a section that are edited together. */
export const sectionValues = ({ name, nameAr }: Section): SectionRequest => ({ name, nameAr })

export const serviceValues = ({
  id: _id,
  etag: _etag,
  fullCost: _full,
  leadMinutes,
  horizonDays,
  pauseAfterMinutes = 0,
  pauseMinutes = 0,
  cleanUpMinutes = 0,
  staffTerms = [],
  ...values
}: Service): ServiceRequest => ({
  ...values,
  leadMinutes: leadMinutes ?? null,
  horizonDays: horizonDays ?? null,
  pauseAfterMinutes,
  pauseMinutes,
  cleanUpMinutes,
  staffTerms,
})

export const promotionValues = (promotion: PromotionRequest | Promotion): PromotionRequest => ({
  title: promotion.title,
  titleAr: promotion.titleAr || null,
  details: promotion.details,
  startsOn: promotion.startsOn,
  endsOn: promotion.endsOn,
  discount: promotion.discount && { kind: promotion.discount.kind, value: promotion.discount.value },
  serviceIds: promotion.serviceIds,
})

export const versionedPromotion = (promotion: Promotion): Versioned<Promotion> =>
  versioned(promotion, promotionValues(promotion))

export const pictureValues = ({
  id: _id,
  etag: _etag,
  imageUrl: _url,
  ...values
}: GalleryPicture): PictureRequest => values

export const versionedPicture = (picture: GalleryPicture): Versioned<GalleryPicture> =>
  versioned(picture, pictureValues(picture))

export const dayValues = (day: Weekday, { etag: _etag, ...hours }: DaySchedule) => ({ day, ...hours })

export const versionedService = (service: Service): Versioned<Service> =>
  versioned(service, serviceValues(service))

export const versionedWeek = (week: WeekSchedule): WeekSchedule =>
  Object.fromEntries(
    weekdays.map(day => [day, versioned(week[day], dayValues(day, week[day]))]),
  ) as WeekSchedule

export const versionedSection = (section: Section): Versioned<Section> =>
  versioned(
    { ...section, services: section.services.map(versionedService), week: versionedWeek(section.week) },
    sectionValues(section),
  )

export const versionedSalon = (salon: Salon): Salon => ({
  ...salon,
  sections: salon.sections.map(versionedSection),
  ...(salon.pictures && { pictures: salon.pictures.map(versionedPicture) }),
})
