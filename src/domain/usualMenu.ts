import type { BusinessType } from './role'

export interface UsualService {
  name: string
  nameAr: string
  /** Minutes. */
  time: number
}

export interface UsualSection {
  name: string
  nameAr: string
  services: readonly UsualService[]
}

/** What most salons of a kind offer, without prices: an owner's first menu. */
export const usualMenus: Readonly<Record<BusinessType, readonly UsualSection[]>> = {
  barber: [
    {
      name: 'Hair',
      nameAr: 'الشعر',
      services: [
        { name: 'Haircut', nameAr: 'قص شعر', time: 30 },
        { name: 'Haircut and beard', nameAr: 'قص شعر ولحية', time: 45 },
        { name: 'Fade', nameAr: 'قص متدرّج', time: 40 },
        { name: 'Kids’ haircut', nameAr: 'قص شعر للأطفال', time: 25 },
        { name: 'Hair wash', nameAr: 'غسل الشعر', time: 15 },
      ],
    },
    {
      name: 'Beard',
      nameAr: 'اللحية',
      services: [
        { name: 'Beard trim', nameAr: 'تشذيب اللحية', time: 20 },
        { name: 'Hot towel shave', nameAr: 'حلاقة بالمنشفة الساخنة', time: 30 },
      ],
    },
    {
      name: 'Face',
      nameAr: 'الوجه',
      services: [
        { name: 'Face cleansing', nameAr: 'تنظيف البشرة', time: 30 },
        { name: 'Threading', nameAr: 'إزالة شعر الوجه بالخيط', time: 15 },
      ],
    },
  ],
  beauty_salon: [
    {
      name: 'Hair',
      nameAr: 'الشعر',
      services: [
        { name: 'Cut and blow-dry', nameAr: 'قص وسشوار', time: 60 },
        { name: 'Blow-dry', nameAr: 'سشوار', time: 45 },
        { name: 'Color', nameAr: 'صبغة', time: 120 },
        { name: 'Updo', nameAr: 'تسريحة مرفوعة', time: 60 },
      ],
    },
    {
      name: 'Nails',
      nameAr: 'الأظافر',
      services: [
        { name: 'Manicure', nameAr: 'مانيكير', time: 45 },
        { name: 'Pedicure', nameAr: 'بديكير', time: 45 },
        { name: 'Gel polish', nameAr: 'طلاء جل', time: 45 },
      ],
    },
    {
      name: 'Face',
      nameAr: 'الوجه',
      services: [
        { name: 'Facial', nameAr: 'تنظيف البشرة', time: 60 },
        { name: 'Threading', nameAr: 'إزالة شعر الوجه بالخيط', time: 20 },
        { name: 'Makeup', nameAr: 'مكياج', time: 60 },
      ],
    },
  ],
}

interface Named {
  name: string
  nameAr: string | null
}

export const isSameName = (one: Named, other: Named): boolean =>
  one.name.toLowerCase() === other.name.toLowerCase() || (one.nameAr !== null && one.nameAr === other.nameAr)

/** The usual menu without the services that the salon's sections have already. */
export const missingOf = (
  menu: readonly UsualSection[],
  sections: readonly (Named & { services: readonly Named[] })[],
): UsualSection[] =>
  menu
    .map(usual => {
      const present = sections
        .filter(section => isSameName(section, usual))
        .flatMap(({ services }) => services)
      const services = usual.services.filter(service => !present.some(one => isSameName(one, service)))
      return { ...usual, services }
    })
    .filter(({ services }) => services.length > 0)
