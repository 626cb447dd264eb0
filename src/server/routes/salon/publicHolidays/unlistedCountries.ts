import type { CountryCode } from '@/domain/geography/country'

interface HolidayNames {
  en: string
  ar: string
}

const newYear = { en: "New Year's Day", ar: 'رأس السنة الميلادية' }
const labourDay = { en: 'Labour Day', ar: 'عيد العمال' }
const independenceDay = { en: 'Independence Day', ar: 'عيد الاستقلال' }
const christmas = { en: 'Christmas Day', ar: 'عيد الميلاد المجيد' }
const orthodoxChristmas = { en: 'Orthodox Christmas', ar: 'عيد الميلاد المجيد (الشرقي)' }
const goodFriday = { en: 'Good Friday', ar: 'الجمعة العظيمة' }
const easterMonday = { en: 'Easter Monday', ar: 'اثنين الفصح' }
const orthodoxGoodFriday = { en: 'Orthodox Good Friday', ar: 'الجمعة العظيمة (الشرقية)' }
const orthodoxEasterMonday = { en: 'Orthodox Easter Monday', ar: 'اثنين الفصح (الشرقي)' }
const islamicNewYear = { en: 'Islamic New Year', ar: 'رأس السنة الهجرية' }
const ashura = { en: 'Ashura', ar: 'عاشوراء' }
const mawlid = { en: "The Prophet's Birthday", ar: 'المولد النبوي' }
const miraj = { en: "Isra and Mi'raj", ar: 'الإسراء والمعراج' }
const eidAlFitr = { en: 'Eid al-Fitr', ar: 'عيد الفطر' }
const arafah = { en: 'Day of Arafah', ar: 'يوم عرفة' }
const eidAlAdha = { en: 'Eid al-Adha', ar: 'عيد الأضحى' }

/** Public holidays of the countries that `date-holidays` does not list, by its rules. */
export const unlistedCountries: Partial<Record<CountryCode, Readonly<Record<string, HolidayNames>>>> = {
  PS: {
    '01-01': newYear,
    '01-07': orthodoxChristmas,
    '05-01': labourDay,
    '11-15': independenceDay,
    '12-25': christmas,
    '1 Muharram': islamicNewYear,
    '12 Rabi al-awwal': mawlid,
    '27 Rajab': miraj,
    '1 Shawwal P3D': eidAlFitr,
    '9 Dhu al-Hijjah': arafah,
    '10 Dhu al-Hijjah P4D': eidAlAdha,
  },
  JO: {
    '01-01': newYear,
    '05-01': labourDay,
    '05-25': independenceDay,
    '12-25': christmas,
    '1 Muharram': islamicNewYear,
    '12 Rabi al-awwal': mawlid,
    '1 Shawwal P3D': eidAlFitr,
    '9 Dhu al-Hijjah': arafah,
    '10 Dhu al-Hijjah P4D': eidAlAdha,
  },
  LB: {
    '01-01': newYear,
    '01-06': { en: 'Armenian Christmas', ar: 'عيد الميلاد عند الأرمن' },
    '02-09': { en: 'Saint Maroun', ar: 'عيد مار مارون' },
    '03-25': { en: 'Annunciation', ar: 'عيد البشارة' },
    'easter -2': goodFriday,
    'easter 1': easterMonday,
    'orthodox -2': orthodoxGoodFriday,
    'orthodox 1': orthodoxEasterMonday,
    '05-01': labourDay,
    '05-25': { en: 'Resistance and Liberation Day', ar: 'عيد المقاومة والتحرير' },
    '08-15': { en: 'Assumption', ar: 'عيد انتقال السيدة العذراء' },
    '11-22': independenceDay,
    '12-25': christmas,
    '1 Muharram': islamicNewYear,
    '10 Muharram': ashura,
    '12 Rabi al-awwal': mawlid,
    '1 Shawwal P3D': eidAlFitr,
    '10 Dhu al-Hijjah P3D': eidAlAdha,
  },
  QA: {
    'tuesday after 02-08': { en: 'National Sport Day', ar: 'اليوم الرياضي' },
    '12-18': { en: 'National Day', ar: 'اليوم الوطني' },
    '1 Shawwal P3D': eidAlFitr,
    '10 Dhu al-Hijjah P3D': eidAlAdha,
  },
}
