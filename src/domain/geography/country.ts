export type CountryCode =
  'PS' | 'JO' | 'QA' | 'SA' | 'AE' | 'ES' | 'TR' | 'US' | 'EG' | 'TN' | 'DZ' | 'LB' | 'FR'

/** `name` is the English name, which is stored and sent. `dialCode` includes its plus sign. */
export interface Country {
  code: CountryCode
  name: string
  nameAr: string
  dialCode: string
}

const table: Record<CountryCode, Country> = {
  PS: { code: 'PS', name: 'Palestine', nameAr: 'فلسطين', dialCode: '+970' },
  JO: { code: 'JO', name: 'Jordan', nameAr: 'الأردن', dialCode: '+962' },
  QA: { code: 'QA', name: 'Qatar', nameAr: 'قطر', dialCode: '+974' },
  SA: { code: 'SA', name: 'Saudi Arabia', nameAr: 'السعودية', dialCode: '+966' },
  AE: { code: 'AE', name: 'Emirates', nameAr: 'الإمارات', dialCode: '+971' },
  ES: { code: 'ES', name: 'Spain', nameAr: 'إسبانيا', dialCode: '+34' },
  TR: { code: 'TR', name: 'Turkey', nameAr: 'تركيا', dialCode: '+90' },
  US: { code: 'US', name: 'USA', nameAr: 'الولايات المتحدة', dialCode: '+1' },
  EG: { code: 'EG', name: 'Egypt', nameAr: 'مصر', dialCode: '+20' },
  TN: { code: 'TN', name: 'Tunisia', nameAr: 'تونس', dialCode: '+216' },
  DZ: { code: 'DZ', name: 'Algeria', nameAr: 'الجزائر', dialCode: '+213' },
  LB: { code: 'LB', name: 'Lebanon', nameAr: 'لبنان', dialCode: '+961' },
  FR: { code: 'FR', name: 'France', nameAr: 'فرنسا', dialCode: '+33' },
}

export const countries: readonly Country[] = Object.values(table)

export const countryByCode = (code: CountryCode): Country => table[code]

/** The country of an English name, as stored; undefined for any other text. */
export const countryByName = (name: string): Country | undefined =>
  countries.find(country => country.name === name)
